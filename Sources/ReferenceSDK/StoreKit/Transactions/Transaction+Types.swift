@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Transaction {
  // sdk: complete
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct Reason: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let purchase = Transaction.Reason(rawValue: "PURCHASE")
    public static let renewal = Transaction.Reason(rawValue: "RENEWAL")
  }

  // sdk: complete
  public struct RevocationReason: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let developerIssue = Transaction.RevocationReason(rawValue: 1)
    public static let other = Transaction.RevocationReason(rawValue: 0)

    @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
    public var localizedDescription: String { "" }
  }

  // sdk: complete
  public struct OfferType: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let introductory = Transaction.OfferType(rawValue: 1)
    public static let promotional = Transaction.OfferType(rawValue: 2)
    public static let code = Transaction.OfferType(rawValue: 3)
    public static var winBack: Transaction.OfferType { .init(rawValue: 4) }

    @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
    public var localizedDescription: String { "" }
  }

  // sdk: complete
  public struct OwnershipType: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let purchased = Transaction.OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = Transaction.OwnershipType(rawValue: "FAMILY_SHARED")

    @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
    public var localizedDescription: String { "" }
  }

  // sdk: complete
  @available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, visionOS 1.1, *)
  public struct Offer: Equatable, Hashable, Sendable {
    public let id: String?
    public let type: Transaction.OfferType
    public let paymentMode: Transaction.Offer.PaymentMode?

    @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    public var period: Product.SubscriptionPeriod? { nil }

    // sdk: complete
    public struct PaymentMode: RawRepresentable, Equatable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let freeTrial = Transaction.Offer.PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = Transaction.Offer.PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = Transaction.Offer.PaymentMode(rawValue: "PAY_UP_FRONT")
      public static var oneTime: Transaction.Offer.PaymentMode { .init(rawValue: "ONE_TIME") }
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transaction {
  // sdk: complete
  public enum RefundRequestError: Error {
    case duplicateRequest
    case failed
  }

  // sdk: complete
  public enum RefundRequestStatus: Sendable {
    case success
    case userCancelled
  }

  #if os(iOS)
    @available(iOS 15.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor public func beginRefundRequest(
      in scene: UIWindowScene
    ) async throws -> Transaction.RefundRequestStatus { .success }

    @available(iOS 15.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor public static func beginRefundRequest(
      for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> Transaction.RefundRequestStatus { .success }
  #elseif os(macOS)
    @available(macOS 12.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func beginRefundRequest(
      in controller: NSViewController
    ) async throws -> Transaction.RefundRequestStatus { .success }

    @available(macOS 12.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static func beginRefundRequest(
      for transactionID: UInt64, in controller: NSViewController
    ) async throws -> Transaction.RefundRequestStatus { .success }
  #endif
}

@available(iOS 15.4, macOS 12.3, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transaction.RefundRequestError: LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
}
