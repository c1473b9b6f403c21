@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Product {
  // sdk: complete
  public struct SubscriptionInfo: Equatable, Hashable, Sendable {
    public let introductoryOffer: Product.SubscriptionOffer?
    public let promotionalOffers: [Product.SubscriptionOffer]

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public var winBackOffers: [Product.SubscriptionOffer] { [] }

    public let subscriptionGroupID: String
    public let subscriptionPeriod: Product.SubscriptionPeriod

    public var isEligibleForIntroOffer: Bool {
      get async { false }
    }

    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    public var groupLevel: Int { 0 }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    public var groupDisplayName: String { "" }

    public var status: [Product.SubscriptionInfo.Status] {
      get async throws { [] }
    }

    public static func status(for groupID: String) async throws -> [Product.SubscriptionInfo.Status] { [] }

    @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    public static func status(transactionID: UInt64) async throws -> SubscriptionStatus? { nil }

    // sdk: complete
    public struct RenewalState: RawRepresentable, Equatable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      public static let subscribed = Product.SubscriptionInfo.RenewalState(rawValue: 1)
      public static let expired = Product.SubscriptionInfo.RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = Product.SubscriptionInfo.RenewalState(rawValue: 3)
      public static let inGracePeriod = Product.SubscriptionInfo.RenewalState(rawValue: 4)
      public static let revoked = Product.SubscriptionInfo.RenewalState(rawValue: 5)

      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
      public var localizedDescription: String { "" }
    }

    // sdk: complete
    public struct Status: Equatable, Hashable, Sendable {
      public let state: Product.SubscriptionInfo.RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo>

      public static var updates: Product.SubscriptionInfo.Status.Statuses { .init() }

      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      public static var all: AsyncStream<(groupID: String, statuses: [Product.SubscriptionInfo.Status])> {
        fatalError()
      }

      // sdk: complete
      public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Product.SubscriptionInfo.Status

        // sdk: complete
        public struct AsyncIterator: AsyncIteratorProtocol {
          public mutating func next() async -> Product.SubscriptionInfo.Status.Statuses.Element? { nil }
        }

        public func makeAsyncIterator() -> Product.SubscriptionInfo.Status.Statuses.AsyncIterator { .init() }
      }
    }

    // sdk: partial
    public struct RenewalInfo: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
      public var jsonRepresentation: Data { Data() }
      public var debugDescription: String { currentProductID }
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason?
      public let priceIncreaseStatus: Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus
      public let isInBillingRetry: Bool
      public let gracePeriodExpirationDate: Date?
      public let deviceVerification: Data
      public let deviceVerificationNonce: UUID
      public let signedDate: Date
      public var recentSubscriptionStartDate: Date { signedDate }
      public var renewalDate: Date? { nil }
      public var renewalPrice: Decimal? { nil }

      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
      public var environment: AppStore.Environment { .production }

      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public var offer: Transaction.Offer? { nil }

      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public var eligibleWinBackOfferIDs: [String] { [] }

      // sdk: complete
      public struct ExpirationReason: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
          self.rawValue = rawValue
        }

        public static let autoRenewDisabled = Product.SubscriptionInfo.RenewalInfo.ExpirationReason(rawValue: 1)
        public static let billingError = Product.SubscriptionInfo.RenewalInfo.ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = Product.SubscriptionInfo.RenewalInfo.ExpirationReason(
          rawValue: 3)
        public static let productUnavailable = Product.SubscriptionInfo.RenewalInfo.ExpirationReason(rawValue: 4)
        public static let unknown = Product.SubscriptionInfo.RenewalInfo.ExpirationReason(rawValue: 5)

        @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
        public var localizedDescription: String { "" }
      }

      // sdk: complete
      @frozen
      public enum PriceIncreaseStatus: Equatable, Hashable, Sendable {
        case noIncreasePending
        case pending
        case agreed

        @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
        public var localizedDescription: String { "" }
      }
    }
  }
}

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
public typealias SubscriptionInfo = Product.SubscriptionInfo

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
public typealias SubscriptionRenewalState = Product.SubscriptionInfo.RenewalState

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
public typealias SubscriptionRenewalInfo = Product.SubscriptionInfo.RenewalInfo

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
public typealias SubscriptionPeriod = Product.SubscriptionPeriod
