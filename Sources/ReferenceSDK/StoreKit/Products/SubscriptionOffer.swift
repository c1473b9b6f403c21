@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Product {
  // sdk: complete
  public struct SubscriptionOffer: Equatable, Hashable, Sendable {
    public let id: String?
    public let type: Product.SubscriptionOffer.OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: Product.SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: Product.SubscriptionOffer.PaymentMode

    // sdk: complete
    public struct OfferType: RawRepresentable, Equatable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let introductory = Product.SubscriptionOffer.OfferType(rawValue: "introductory")
      public static let promotional = Product.SubscriptionOffer.OfferType(rawValue: "promotional")

      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public static let winBack = Product.SubscriptionOffer.OfferType(rawValue: "winBack")

      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
      public var localizedDescription: String { "" }
    }

    // sdk: complete
    public struct PaymentMode: RawRepresentable, Equatable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let payAsYouGo = Product.SubscriptionOffer.PaymentMode(rawValue: "payAsYouGo")
      public static let payUpFront = Product.SubscriptionOffer.PaymentMode(rawValue: "payUpFront")
      public static let freeTrial = Product.SubscriptionOffer.PaymentMode(rawValue: "freeTrial")

      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
      public var localizedDescription: String { "" }
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Product.SubscriptionOffer {
  // sdk: complete
  @available(
    iOS, introduced: 17.4, deprecated: 26.0,
    message: "Sign promotional offers with JWS and use PurchaseOption.promotionalOffer(_:compactJWS:) instead"
  )
  @available(
    macOS, introduced: 14.4, deprecated: 26.0,
    message: "Sign promotional offers with JWS and use PurchaseOption.promotionalOffer(_:compactJWS:) instead"
  )
  @available(
    tvOS, introduced: 17.4, deprecated: 26.0,
    message: "Sign promotional offers with JWS and use PurchaseOption.promotionalOffer(_:compactJWS:) instead"
  )
  @available(
    watchOS, introduced: 10.4, deprecated: 26.0,
    message: "Sign promotional offers with JWS and use PurchaseOption.promotionalOffer(_:compactJWS:) instead"
  )
  @available(
    visionOS, introduced: 1.1, deprecated: 26.0,
    message: "Sign promotional offers with JWS and use PurchaseOption.promotionalOffer(_:compactJWS:) instead"
  )
  public struct Signature: Equatable, Hashable, Sendable {
    public var keyID: String
    public var nonce: UUID
    public var timestamp: Int
    public var signature: Data

    public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
      self.keyID = keyID
      self.nonce = nonce
      self.timestamp = timestamp
      self.signature = signature
    }
  }
}
