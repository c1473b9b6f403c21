import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@preconcurrency
@MainActor
public protocol SubscriptionStoreControlStyle {
  associatedtype Body: View

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  associatedtype Placement: SubscriptionStoreControlPlacement = AutomaticSubscriptionStoreControlPlacement

  typealias Configuration = SubscriptionStoreControlStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol SubscriptionStoreControlPlacement: RawRepresentable
where Self.RawValue == SubscriptionStoreControlPlacementKey {
  static var automatic: Self { get }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
  init() {}

  @available(tvOS, unavailable)
  public static var scrollView: SubscriptionStoreControlPlacementKey { .init() }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bottomBar: SubscriptionStoreControlPlacementKey { .init() }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var buttonsInBottomBar: SubscriptionStoreControlPlacementKey { .init() }

  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var leading: SubscriptionStoreControlPlacementKey { .init() }

  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var trailing: SubscriptionStoreControlPlacementKey { .init() }

  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var bottom: SubscriptionStoreControlPlacementKey { .init() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement {
  public var rawValue: SubscriptionStoreControlPlacementKey { .init() }

  public init(rawValue: SubscriptionStoreControlPlacementKey) {}

  init() {}

  public static var automatic: AutomaticSubscriptionStoreControlPlacement { .init() }

  @available(tvOS, unavailable)
  public static var scrollView: AutomaticSubscriptionStoreControlPlacement { .init() }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bottomBar: AutomaticSubscriptionStoreControlPlacement { .init() }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var buttonsInBottomBar: AutomaticSubscriptionStoreControlPlacement { .init() }

  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var leading: AutomaticSubscriptionStoreControlPlacement { .init() }

  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var trailing: AutomaticSubscriptionStoreControlPlacement { .init() }

  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var bottom: AutomaticSubscriptionStoreControlPlacement { .init() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    self
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func subscriptionStoreControlStyle<S>(_ style: S, placement: S.Placement) -> some View
  where S: SubscriptionStoreControlStyle {
    self
  }
}
