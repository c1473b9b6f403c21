// sdk: partial
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct Subview: View, _PrimitiveView, Identifiable {
  // sdk: complete
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  nonisolated(unsafe) let values: ContainerValues
  nonisolated public let id: Subview.ID

  nonisolated init(index: Int) {
    id = ID(index: index)
    values = ContainerValues()
  }

  public var containerValues: ContainerValues {
    values
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview {
    Subview(index: index)
  }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(bounds: bounds)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubviewsCollection: View, _PrimitiveView {}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> Subview {
    Subview(index: index)
  }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(bounds: bounds)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubviewsCollectionSlice: View, _PrimitiveView {}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
  public typealias Element = Subview
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview {
    Subview(index: index)
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct GroupElementsOfContent<Subviews, Content>: View, _PrimitiveView
where Subviews: View, Content: View {
  nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Group where Content: View {
  public init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupElementsOfContent()
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach {
  public init<V>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View {
    data = ForEachSubviewCollection()
    self.content = content
  }
}
