// sdk: partial
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public enum Tips {}

@available(*, unavailable)
extension Tips: @unchecked Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips {
  public static func configure(_ configuration: [Tips.ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideAllTipsForTesting() {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips {
  // sdk: complete
  public enum Status: Hashable, Sendable {
    case pending
    case available
    case invalidated(Tips.InvalidationReason)
  }

  // sdk: complete
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed
    case displayCountExceeded
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    case displayDurationExceeded
    case tipClosed
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct TipKitError: Error, LocalizedError, Hashable {
  private let name: String

  public static let invalidPredicateValueType = TipKitError(name: "invalidPredicateValueType")
  public static let missingGroupContainerEntitlements = TipKitError(name: "missingGroupContainerEntitlements")
  public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "tipsDatastoreAlreadyConfigured")

  public var description: String { name }
  public var errorDescription: String? { name }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension TipKitError {
  public static func ~= (lhs: TipKitError, rhs: any Error) -> Bool { lhs == rhs as? TipKitError }
}
