// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct AnyView: View, _PrimitiveView {
  nonisolated(unsafe) let content: any View

  nonisolated init(wrapped view: any View) {
    content = view
  }

  public init<V>(_ view: V) where V: View {
    content = view
  }

  public init<V>(erasing view: V) where V: View {
    content = view
  }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }
}
