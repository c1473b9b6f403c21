@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ViewModifier {
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some ViewModifier
  {
    concat(EmptyModifier(stored: ()))
  }

  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
    concat(EmptyModifier(stored: ()))
  }
}
