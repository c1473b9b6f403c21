import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct SubscriptionStoreView<Content>: View, _PrimitiveView, Sendable where Content: View {
  nonisolated public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {}

  nonisolated public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) {}

  nonisolated public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) {}

  nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == AutomaticSubscriptionStoreMarketingContent {}

  nonisolated public init(productIDs: some Collection<Product.ID>)
  where Content == AutomaticSubscriptionStoreMarketingContent {}

  nonisolated public init(subscriptions: some Collection<Product>)
  where Content == AutomaticSubscriptionStoreMarketingContent {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionStoreView {
  nonisolated public init<C>(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C>, C: StoreContent { fatalError() }

  nonisolated public init<C>(
    subscriptions: some Collection<Product>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C>, C: StoreContent { fatalError() }

  nonisolated public init<C>(
    productIDs: some Collection<Product.ID>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C>, C: StoreContent { fatalError() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct AutomaticSubscriptionStoreMarketingContent: View, _PrimitiveView, Sendable {}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public struct SubscriptionStoreContentView<Content>: View, _PrimitiveView, Sendable where Content: StoreContent {}
