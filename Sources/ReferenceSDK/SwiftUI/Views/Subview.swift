// sdk: partial
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Subview: View, _PrimitiveView, Identifiable {
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
public struct SubviewsCollection: View, _PrimitiveView {
  nonisolated let count_: Int

  nonisolated init() {
    count_ = 0
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  nonisolated public var startIndex: Int { 0 }
  nonisolated public var endIndex: Int { count_ }

  nonisolated public subscript(index: Int) -> Subview {
    Subview(index: index)
  }

  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(bounds: bounds)
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SubviewsCollectionSlice: View, _PrimitiveView {
  nonisolated let bounds: Range<Int>

  nonisolated init(bounds: Range<Int>) {
    self.bounds = bounds
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  nonisolated public var startIndex: Int { bounds.lowerBound }
  nonisolated public var endIndex: Int { bounds.upperBound }

  nonisolated public subscript(index: Int) -> Subview {
    Subview(index: index)
  }

  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(bounds: bounds)
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
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
public struct GroupElementsOfContent<Subviews, Content>: View, _PrimitiveView where Subviews: View, Content: View {
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
