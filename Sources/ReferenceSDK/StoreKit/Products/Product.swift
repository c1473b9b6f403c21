// sdk: partial
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct Product: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  public var jsonRepresentation: Data { Data() }
  public let id: String
  public let type: Product.ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: Product.SubscriptionInfo?

  public static func == (lhs: Product, rhs: Product) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public var debugDescription: String { id }

  // sdk: complete
  public struct ProductType: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let consumable = Product.ProductType(rawValue: "Consumable")
    public static let nonConsumable = Product.ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = Product.ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = Product.ProductType(rawValue: "Auto-Renewable Subscription")

    @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
    public var localizedDescription: String { rawValue }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Product {
  public static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers: Collection, Identifiers.Element == String { [] }

  public var latestTransaction: VerificationResult<Transaction>? {
    get async { nil }
  }

  @available(iOS, introduced: 15.0, deprecated: 18.4, message: "Use the currentEntitlements property instead.")
  @available(macOS, introduced: 12.0, deprecated: 15.4, message: "Use the currentEntitlements property instead.")
  @available(tvOS, introduced: 15.0, deprecated: 18.4, message: "Use the currentEntitlements property instead.")
  @available(watchOS, introduced: 8.0, deprecated: 11.4, message: "Use the currentEntitlements property instead.")
  @available(visionOS, introduced: 1.0, deprecated: 2.4, message: "Use the currentEntitlements property instead.")
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { nil }
  }

  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  public var currentEntitlements: Transaction.Transactions { .init() }

  public var priceFormatStyle: Decimal.FormatStyle.Currency { fatalError() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Product {
  // sdk: complete
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)

    public var product: Product? { nil }
  }

  // sdk: complete
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])

    public var products: [Product]? { nil }
  }

  // sdk: complete
  public struct SubscriptionRelationship: OptionSet, Hashable {
    public var rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    // Apple's type isn't Sendable either, and is compiled in Swift 5's language mode.
    nonisolated(unsafe) public static let current = Product.SubscriptionRelationship(rawValue: 1)
    nonisolated(unsafe) public static let downgrade = Product.SubscriptionRelationship(rawValue: 2)
    nonisolated(unsafe) public static let crossgrade = Product.SubscriptionRelationship(rawValue: 4)
    nonisolated(unsafe) public static let upgrade = Product.SubscriptionRelationship(rawValue: 8)
    nonisolated(unsafe) public static let all = Product.SubscriptionRelationship(rawValue: 15)
  }
}
