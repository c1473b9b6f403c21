// sdk: partial
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct Transaction: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  public var jsonRepresentation: Data { Data() }
  public let id: UInt64
  public let originalID: UInt64
  public let webOrderLineItemID: String?
  public let productID: String
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let revocationDate: Date?
  public let revocationReason: Transaction.RevocationReason?
  public let productType: Product.ProductType
  public let appAccountToken: UUID?
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let ownershipType: Transaction.OwnershipType
  public let signedDate: Date
  public var price: Decimal? { nil }
  public var appTransactionID: String { "" }

  @available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, visionOS 1.1, *)
  public var offer: Transaction.Offer? { nil }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public var environment: AppStore.Environment { .production }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public var currency: Locale.Currency? { nil }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public var reason: Transaction.Reason { .purchase }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public var storefront: Storefront { fatalError() }

  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async { nil }
  }

  public func finish() async {}

  public static func == (lhs: Transaction, rhs: Transaction) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public var debugDescription: String { productID }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Transaction {
  public static var all: Transaction.Transactions { .init() }
  public static var currentEntitlements: Transaction.Transactions { .init() }
  public static var unfinished: Transaction.Transactions { .init() }
  public static var updates: Transaction.Transactions { .init() }

  @available(iOS, introduced: 15.0, deprecated: 18.4, message: "Use the currentEntitlements(for:) method instead.")
  @available(macOS, introduced: 12.0, deprecated: 15.4, message: "Use the currentEntitlements(for:) method instead.")
  @available(tvOS, introduced: 15.0, deprecated: 18.4, message: "Use the currentEntitlements(for:) method instead.")
  @available(watchOS, introduced: 8.0, deprecated: 11.4, message: "Use the currentEntitlements(for:) method instead.")
  @available(visionOS, introduced: 1.0, deprecated: 2.4, message: "Use the currentEntitlements(for:) method instead.")
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  public static func all(for productID: String) -> Transaction.Transactions { .init() }

  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  public static func currentEntitlements(for productID: String) -> Transaction.Transactions { .init() }

  // sdk: complete
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    // sdk: complete
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> Transaction.Transactions.AsyncIterator { .init() }
  }
}
