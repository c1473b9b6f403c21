import ReferenceSwiftUI

// sdk: complete
@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct SubscriptionOfferView<Icon, PlaceholderIcon>: View, _PrimitiveView, Sendable
where Icon: View, PlaceholderIcon: View {
  nonisolated public init(
    id subscriptionID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  nonisolated public init(
    id subscriptionID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  nonisolated public init(
    id subscriptionID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}

  nonisolated public init(id subscriptionID: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  nonisolated public init(_ subscription: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon)
  where PlaceholderIcon == EmptyView {}

  nonisolated public init(
    _ subscription: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {}

  nonisolated public init(_ subscription: Product, prefersPromotionalIcon: Bool = true)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  nonisolated public init(_ configuration: SubscriptionOfferViewStyleConfiguration)
  where
    Icon == SubscriptionOfferViewStyleConfiguration.Icon,
    PlaceholderIcon == SubscriptionOfferViewStyleConfiguration.Icon
  {}

  nonisolated public init(
    groupID: String, visibleRelationship: Product.SubscriptionRelationship, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  nonisolated public init(
    groupID: String, visibleRelationship: Product.SubscriptionRelationship, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}

  nonisolated public init(groupID: String, visibleRelationship: Product.SubscriptionRelationship)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  nonisolated public init(
    groupID: String, visibleRelationship: Product.SubscriptionRelationship, useAppIcon: Bool
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
}

// sdk: complete
@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public protocol SubscriptionOfferViewStyle {
  typealias Configuration = SubscriptionOfferViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

// sdk: complete
@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SubscriptionOfferViewStyleConfiguration {
  // sdk: complete
  @MainActor
  @preconcurrency
  public struct Icon: View, _PrimitiveView, Sendable {
    nonisolated init() {}
  }

  public let activeOffer: Product.SubscriptionOffer?
  public let icon: SubscriptionOfferViewStyleConfiguration.Icon
  public let state: Product.CollectionTaskState
  public var subscriptionGroupDisplayName: String { "" }
  public let subscriptionStatus: [Product.SubscriptionInfo.Status]
  public var subscriptions: [Product]? { nil }
  public var visibleSubscription: Product?
  public func subscribe() {}
  public func displayDetails() {}
}

@available(*, unavailable)
extension SubscriptionOfferViewStyleConfiguration: Sendable {}

// sdk: complete
@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SubscriptionOfferViewButtonKind {
  public static var detailLink: SubscriptionOfferViewButtonKind { .init() }
}

@available(*, unavailable)
extension SubscriptionOfferViewButtonKind: Sendable {}

@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func subscriptionOfferViewStyle(_ style: some SubscriptionOfferViewStyle) -> some View {
    self
  }

  nonisolated public func subscriptionOfferViewButtonVisibility(
    _ visibility: Visibility, for buttonKinds: SubscriptionOfferViewButtonKind...
  ) -> some View {
    self
  }

  nonisolated public func subscriptionOfferViewDetailAction(_ action: (() -> Void)?) -> some View {
    self
  }
}

// sdk: complete
@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public struct AutomaticSubscriptionOfferViewStyle: Sendable, SubscriptionOfferViewStyle {
  nonisolated public init() {}

  @MainActor
  public func makeBody(configuration: AutomaticSubscriptionOfferViewStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SubscriptionOfferViewStyle where Self == AutomaticSubscriptionOfferViewStyle {
  nonisolated public static var automatic: AutomaticSubscriptionOfferViewStyle { .init() }
}

// sdk: complete
@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public struct CompactSubscriptionOfferViewStyle: Sendable, SubscriptionOfferViewStyle {
  nonisolated public init() {}

  @MainActor
  public func makeBody(configuration: CompactSubscriptionOfferViewStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SubscriptionOfferViewStyle where Self == CompactSubscriptionOfferViewStyle {
  nonisolated public static var compact: CompactSubscriptionOfferViewStyle { .init() }
}
