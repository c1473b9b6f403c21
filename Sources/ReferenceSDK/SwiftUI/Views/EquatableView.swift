// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct EquatableView<Content>: View, _PrimitiveView where Content: Equatable, Content: View {
  nonisolated(unsafe) public var content: Content

  nonisolated init(stored content: Content) {
    self.content = content
  }

  public init(content: Content) {
    self.init(stored: content)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(stored: self)
  }
}
