// sdk: partial
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum AppStore: Sendable {
  public static var canMakePayments: Bool { false }
  public static var deviceVerificationID: UUID? { nil }
  public static func sync() async throws {}

  // sdk: complete
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public struct Environment: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let production = AppStore.Environment(rawValue: "Production")
    public static let sandbox = AppStore.Environment(rawValue: "Sandbox")
    public static let xcode = AppStore.Environment(rawValue: "Xcode")
  }

  // sdk: complete
  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  public struct Platform: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let iOS = AppStore.Platform(rawValue: "iOS")
    public static let macOS = AppStore.Platform(rawValue: "macOS")
    public static let tvOS = AppStore.Platform(rawValue: "tvOS")
    public static let visionOS = AppStore.Platform(rawValue: "visionOS")
  }
}

#if os(iOS)
  @available(iOS 15.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  extension AppStore {
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}

    @available(iOS 17.0, visionOS 1.0, *)
    @MainActor public static func showManageSubscriptions(
      in scene: UIWindowScene, subscriptionGroupID: String
    ) async throws {}

    @available(iOS 16.0, visionOS 1.0, *)
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}

    @available(iOS 16.0, visionOS 1.0, *)
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
  }
#elseif os(macOS)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  extension AppStore {
    @available(macOS 13.0, *)
    @MainActor public static func requestReview(in controller: NSViewController) {}

    @available(macOS 15.0, *)
    @MainActor public static func presentOfferCodeRedeemSheet(from controller: NSViewController) async throws {}
  }
#endif

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct Storefront: Identifiable, Sendable {
  public let countryCode: String
  public let id: String

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public var currency: Locale.Currency? { nil }

  public static var current: Storefront? {
    get async { nil }
  }

  public static var updates: Storefront.Storefronts { .init() }

  // sdk: complete
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront

    // sdk: complete
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Storefront? { nil }
    }

    public func makeAsyncIterator() -> Storefront.Storefronts.AsyncIterator { .init() }
  }
}

// sdk: partial
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct AppTransaction: Hashable, Sendable, CustomDebugStringConvertible {
  public var jsonRepresentation: Data { Data() }
  public let appID: UInt64?
  public let appVersion: String
  public let appVersionID: UInt64?
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let signedDate: Date
  public var appTransactionID: String { "" }

  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  public var originalPlatform: AppStore.Platform { .iOS }

  public static var shared: VerificationResult<AppTransaction> {
    get async throws { fatalError() }
  }

  public static func refresh() async throws -> VerificationResult<AppTransaction> { fatalError() }

  public var debugDescription: String { bundleID }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum StoreKitError: Error {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
  case notEntitled
  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  case unsupported
}

@available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
extension StoreKitError: LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
}
