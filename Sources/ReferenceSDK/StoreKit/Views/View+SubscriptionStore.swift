import ReferenceSwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    self
  }

  nonisolated public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View {
    self
  }

  @available(tvOS, unavailable)
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    self
  }

  @available(tvOS, unavailable)
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View {
    self
  }

  nonisolated public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View {
    self
  }

  nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
    self
  }

  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    self
  }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    self
  }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func subscriptionStoreControlBackground(
    _ backgroundStyle: SubscriptionStoreControlBackground
  ) -> some View {
    self
  }

  @available(tvOS, unavailable)
  nonisolated public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    self
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape
  ) -> some View {
    self
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func preferredSubscriptionOffer(
    _ offer:
      @escaping (
        _ product: Product, _ subscription: Product.SubscriptionInfo, _ eligibleOffers: [Product.SubscriptionOffer]
      ) -> Product.SubscriptionOffer?
  ) -> some View {
    self
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
  nonisolated public func subscriptionPromotionalOffer(
    offer: @escaping (_ product: Product, _ subscriptionInfo: Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    compactJWS:
      @escaping (
        _ product: Product, _ subscriptionInfo: Product.SubscriptionInfo, _ promotionalOffer: Product.SubscriptionOffer
      ) async throws -> String
  ) -> some View {
    self
  }

  nonisolated public func subscriptionIntroductoryOffer(
    applyOffer: @escaping (_ product: Product, _ subscriptionInfo: Product.SubscriptionInfo) -> Bool,
    compactJWS: @escaping (_ product: Product, _ subscriptionInfo: Product.SubscriptionInfo) async throws -> String
  ) -> some View {
    self
  }
}

extension View {
  @available(
    iOS, introduced: 17.4, deprecated: 26.0,
    message:
      "Sign promotional offers with JWS and use the subscriptionPromotionalOffer(offer:compactJWS:) view modifier instead"
  )
  @available(
    macOS, introduced: 14.4, deprecated: 26.0,
    message:
      "Sign promotional offers with JWS and use the subscriptionPromotionalOffer(offer:compactJWS:) view modifier instead"
  )
  @available(
    tvOS, introduced: 17.4, deprecated: 26.0,
    message:
      "Sign promotional offers with JWS and use the subscriptionPromotionalOffer(offer:compactJWS:) view modifier instead"
  )
  @available(
    watchOS, introduced: 10.4, deprecated: 26.0,
    message:
      "Sign promotional offers with JWS and use the subscriptionPromotionalOffer(offer:compactJWS:) view modifier instead"
  )
  @available(
    visionOS, introduced: 1.1, deprecated: 26.0,
    message:
      "Sign promotional offers with JWS and use the subscriptionPromotionalOffer(offer:compactJWS:) view modifier instead"
  )
  nonisolated public func subscriptionPromotionalOffer(
    offer: @escaping (_ product: Product, _ subscriptionInfo: Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    signature:
      @escaping (
        _ product: Product, _ subscriptionInfo: Product.SubscriptionInfo, _ promotionalOffer: Product.SubscriptionOffer
      ) async throws -> Product.SubscriptionOffer.Signature
  ) -> some View {
    self
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct SubscriptionStoreButtonLabel: Hashable {
  public static var automatic: SubscriptionStoreButtonLabel { .init() }
  public static var singleLine: SubscriptionStoreButtonLabel { .init() }

  @available(watchOS, unavailable)
  public static var multiline: SubscriptionStoreButtonLabel { .init() }

  public static var action: SubscriptionStoreButtonLabel { .init() }
  public static var displayName: SubscriptionStoreButtonLabel { .init() }
  public static var price: SubscriptionStoreButtonLabel { .init() }
  public var singleLine: SubscriptionStoreButtonLabel { self }

  @available(watchOS, unavailable)
  public var multiline: SubscriptionStoreButtonLabel { self }

  public var action: SubscriptionStoreButtonLabel { self }
  public var displayName: SubscriptionStoreButtonLabel { self }
  public var price: SubscriptionStoreButtonLabel { self }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SubscriptionStorePolicyKind: Hashable {
  public static var termsOfService: SubscriptionStorePolicyKind { .init() }
  public static var privacyPolicy: SubscriptionStorePolicyKind { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct SubscriptionStoreControlBackground {
  public static var automatic: SubscriptionStoreControlBackground { .init() }
  public static var gradientMaterial: SubscriptionStoreControlBackground { .init() }

  @available(macOS, unavailable)
  public static var gradientMaterialOnScroll: SubscriptionStoreControlBackground { .init() }
}
