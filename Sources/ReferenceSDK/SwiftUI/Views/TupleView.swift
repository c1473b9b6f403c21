// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct TupleView<T>: View, _PrimitiveView {
  nonisolated(unsafe) public var value: T

  nonisolated init(stored value: T) {
    self.value = value
  }

  public init(_ value: T) {
    self.init(stored: value)
  }
}
