import ReferenceSwiftUI

// sdk: complete
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  @MainActor public func callAsFunction() {}
}

// sdk: partial
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  @MainActor @preconcurrency
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .pending }
}

// sdk: complete
@available(iOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public struct DisplayMessageAction: Sendable {
  nonisolated init() {}

  @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var requestReview: RequestReviewAction { .init() }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  @MainActor @preconcurrency public var purchase: PurchaseAction { .init() }

  @available(iOS 16.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var displayStoreKitMessage: DisplayMessageAction { .init() }
}
