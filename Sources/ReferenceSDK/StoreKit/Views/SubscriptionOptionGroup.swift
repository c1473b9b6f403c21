import ReferenceSwiftUI

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public struct SubscriptionOptionGroup<Content, Label, MarketingContent>: StoreContent, _PrimitiveStoreContent, Sendable
where Content: StoreContent, Label: View, MarketingContent: View {
  @MainActor @preconcurrency
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never {}

  @MainActor @preconcurrency
  public init(
    @StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionOptionGroup where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  @MainActor @preconcurrency
  public init(isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label) where Content == Never {}

  @MainActor @preconcurrency
  public init(@StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionOptionGroup where Label == AutomaticSubscriptionOptionGroupLabel {
  @MainActor @preconcurrency
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never {}

  @MainActor @preconcurrency
  public init(
    @StoreContentBuilder content: () -> Content, @ViewBuilder marketingContent: () -> MarketingContent
  ) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionOptionGroup
where
  Label == AutomaticSubscriptionOptionGroupLabel, MarketingContent == AutomaticSubscriptionStoreMarketingContent
{
  @MainActor @preconcurrency
  public init(isIncluded: @escaping (Product) -> Bool) where Content == Never {}

  @MainActor @preconcurrency
  public init(@StoreContentBuilder content: () -> Content) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionOptionGroup where Label == Text {
  @MainActor @preconcurrency
  public init(
    _ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never {}

  @_disfavoredOverload
  @MainActor @preconcurrency
  public init(
    _ label: some StringProtocol, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never {}

  @MainActor @preconcurrency
  public init(
    _ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {}

  @_disfavoredOverload
  @MainActor @preconcurrency
  public init(
    _ label: some StringProtocol, @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionOptionGroup
where Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  @MainActor @preconcurrency
  public init(_ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool) where Content == Never {}

  @_disfavoredOverload
  @MainActor @preconcurrency
  public init(_ label: some StringProtocol, isIncluded: @escaping (Product) -> Bool) where Content == Never {}

  @MainActor @preconcurrency
  public init(_ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content) {}

  @_disfavoredOverload
  @MainActor @preconcurrency
  public init(_ label: some StringProtocol, @StoreContentBuilder content: () -> Content) {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public struct AutomaticSubscriptionOptionGroupLabel: View, _PrimitiveView, Sendable {}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public struct SubscriptionOptionGroupSet<GroupID, Label, MarketingContent>: StoreContent, _PrimitiveStoreContent,
  Sendable
where GroupID: Hashable, Label: View, MarketingContent: View {
  @MainActor @preconcurrency
  public init(
    idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
    @ViewBuilder label: @escaping (GroupID) -> Label,
    @ViewBuilder marketingContent: @escaping (GroupID) -> MarketingContent
  ) {}

  @MainActor @preconcurrency
  public init(
    idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
    @ViewBuilder label: @escaping (GroupID) -> Label
  ) where MarketingContent == AutomaticSubscriptionStoreMarketingContent {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public struct SubscriptionPeriodGroupSet<Label, MarketingContent>: StoreContent, Sendable
where Label: View, MarketingContent: View {
  @MainActor @preconcurrency
  public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent,
    @ViewBuilder label: @escaping (Product.SubscriptionPeriod?) -> Label
  ) {}

  @MainActor @preconcurrency
  public init(@ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent)
  where Label == AutomaticSubscriptionOptionGroupLabel {}

  @MainActor @preconcurrency
  public init()
  where
    Label == AutomaticSubscriptionOptionGroupLabel, MarketingContent == AutomaticSubscriptionStoreMarketingContent
  {}

  @MainActor @preconcurrency public var body: some StoreContent {
    LimitedStoreContent()
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public struct SubscriptionOptionSection<Header, Content, Footer>: StoreContent, _PrimitiveStoreContent, Sendable
where Header: View, Content: StoreContent, Footer: View {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionOptionSection where Content == Never {
  @MainActor @preconcurrency
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder header: () -> Header = EmptyView.init,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionOptionSection where Header == Text, Content == Never {
  @MainActor @preconcurrency
  public init(
    _ title: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) {}

  @_disfavoredOverload
  @MainActor @preconcurrency
  public init(
    _ title: some StringProtocol, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) {}
}
