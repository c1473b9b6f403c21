// sdk: complete
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  // sdk: complete
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public struct SharingBehavior: Sendable {
    nonisolated init() {}

    public static let requested = OpenWindowAction.SharingBehavior()
    public static let required = OpenWindowAction.SharingBehavior()
  }

  @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}

  @MainActor @preconcurrency public func callAsFunction(id: String) {}

  @MainActor @preconcurrency public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {}

  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor public func callAsFunction<D>(value: D, sharingBehavior: OpenWindowAction.SharingBehavior) async throws
  where D: Decodable, D: Encodable, D: Hashable {}

  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor public func callAsFunction(
    id: String, sharingBehavior: OpenWindowAction.SharingBehavior
  ) async throws {}

  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor public func callAsFunction<D>(
    id: String, value: D, sharingBehavior: OpenWindowAction.SharingBehavior
  ) async throws where D: Decodable, D: Encodable, D: Hashable {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  @MainActor @preconcurrency public func callAsFunction() {}

  @MainActor @preconcurrency public func callAsFunction(id: String) {}

  @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}

  @MainActor @preconcurrency public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {}
}

// sdk: complete
@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct PushWindowAction {
  nonisolated init() {}

  @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}

  @MainActor @preconcurrency public func callAsFunction(id: String) {}

  @MainActor @preconcurrency public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {}
}

// sdk: complete
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public struct OpenSettingsAction {
  nonisolated init() {}

  @MainActor @preconcurrency public func callAsFunction() {}
}
