// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct DismissAction {
  nonisolated init() {}

  @MainActor @preconcurrency public func callAsFunction() {}
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}

  @MainActor @preconcurrency public func callAsFunction() {}
}
