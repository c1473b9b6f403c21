// sdk: partial
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SectionConfiguration: Identifiable {
  // sdk: complete
  public struct ID: Hashable {
    let index: Int
  }

  public let id: SectionConfiguration.ID

  init(index: Int) {
    id = ID(index: index)
  }

  public var containerValues: ContainerValues { ContainerValues() }
  public var header: SubviewsCollection { SubviewsCollection() }
  public var footer: SubviewsCollection { SubviewsCollection() }
  public var content: SubviewsCollection { SubviewsCollection() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration {
    SectionConfiguration(index: index)
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration {
    SectionConfiguration(index: index)
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct GroupSectionsOfContent<Sections, Content>: View, _PrimitiveView
where Sections: View, Content: View {
  nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Group where Content: View {
  public init<Base, Result>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupSectionsOfContent()
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach {
  public init<V>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View {
    data = ForEachSectionCollection()
    self.content = content
  }
}
