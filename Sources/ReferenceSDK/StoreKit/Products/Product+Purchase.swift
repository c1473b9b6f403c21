@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Product {
  // sdk: complete
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  // sdk: complete
  public enum PurchaseError: Error {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
  }

  // sdk: complete
  public struct PurchaseOption: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    init() {}

    public static func appAccountToken(_ token: UUID) -> Product.PurchaseOption { .init() }
    public static func custom(key: String, value: String) -> Product.PurchaseOption { .init() }
    public static func custom(key: String, value: Double) -> Product.PurchaseOption { .init() }
    public static func custom(key: String, value: Bool) -> Product.PurchaseOption { .init() }
    public static func custom(key: String, value: Data) -> Product.PurchaseOption { .init() }

    @preconcurrency
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> Product.PurchaseOption { .init() }

    @available(
      iOS, introduced: 15.0, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    @available(
      macOS, introduced: 12.0, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    @available(
      tvOS, introduced: 15.0, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    @available(
      watchOS, introduced: 8.0, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    @available(
      visionOS, introduced: 1.0, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> Product.PurchaseOption { .init() }

    @available(
      iOS, introduced: 17.4, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    @available(
      macOS, introduced: 14.4, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    @available(
      tvOS, introduced: 17.4, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    @available(
      watchOS, introduced: 10.4, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    @available(
      visionOS, introduced: 1.1, deprecated: 26.0,
      message: "Sign promotional offers with JWS and use promotionalOffer(_:compactJWS:) instead"
    )
    public static func promotionalOffer(
      offerID: String, signature: Product.SubscriptionOffer.Signature
    ) -> Product.PurchaseOption { .init() }

    public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [Product.PurchaseOption] { [] }
    public static func quantity(_ quantity: Int) -> Product.PurchaseOption { .init() }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Product.PurchaseOption { .init() }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Product.PurchaseOption { .init() }

    public static func introductoryOfferEligibility(compactJWS: String) -> Product.PurchaseOption { .init() }

    public var debugDescription: String { "" }
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @available(visionOS, unavailable)
  @MainActor public func purchase(
    options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .pending }

  #if os(iOS)
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor public func purchase(
      confirmIn scene: some UIScene, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { .pending }

    @available(iOS 18.2, tvOS 18.2, visionOS 2.2, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public func purchase(
      confirmIn viewController: UIViewController, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { .pending }
  #elseif os(macOS)
    @available(macOS 15.2, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @available(watchOS, unavailable)
    public func purchase(
      confirmIn window: NSWindow, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { .pending }
  #endif
}

@available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
extension Product.PurchaseError: LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
}
