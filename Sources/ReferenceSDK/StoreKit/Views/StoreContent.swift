import ReferenceSwiftUI

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@preconcurrency
@MainActor
public protocol StoreContent {
  associatedtype Body: StoreContent
  @StoreContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Content that has no body of its own; gives `body` to the SDK's leaves.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol _PrimitiveStoreContent: StoreContent where Body == Never {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension _PrimitiveStoreContent {
  @MainActor @preconcurrency public var body: Never { fatalError("A primitive content has no body") }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Never: StoreContent {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Optional: StoreContent where Wrapped: StoreContent {
  public typealias Body = Never
  // A `return` keeps the builder away.
  @MainActor @preconcurrency public var body: Never { return fatalError("A primitive content has no body") }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension _ConditionalContent: StoreContent where TrueContent: StoreContent, FalseContent: StoreContent {}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public struct TupleStoreContent<each Content>: StoreContent, _PrimitiveStoreContent, Sendable
where repeat each Content: StoreContent {}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder
public struct StoreContentBuilder {
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleStoreContent<repeat each Content> where repeat each Content: StoreContent { fatalError() }

  public static func buildExpression<Content>(_ content: Content) -> some StoreContent where Content: StoreContent {
    content
  }

  public static func buildIf<Content>(_ section: Content?) -> Content? where Content: StoreContent { section }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: StoreContent, FalseContent: StoreContent {
    fatalError()
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: StoreContent, FalseContent: StoreContent {
    fatalError()
  }

  public static func buildLimitedAvailability(_ content: any StoreContent) -> some StoreContent {
    LimitedStoreContent()
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct LimitedStoreContent: StoreContent, _PrimitiveStoreContent {
  nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension StoreContent {
  nonisolated public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some StoreContent {
    self
  }

  nonisolated public func subscriptionStoreControlStyle<S>(
    _ style: S, placement: S.Placement = .automatic
  ) -> some StoreContent where S: SubscriptionStoreControlStyle {
    self
  }

  @MainActor @preconcurrency
  public func subscriptionStoreOptionGroupStyle(_ style: some SubscriptionOptionGroupStyle) -> some StoreContent {
    self
  }

  @MainActor @preconcurrency public func productDescription(_ visibility: Visibility) -> some StoreContent {
    self
  }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func subscriptionStoreControlBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some StoreContent {
    self
  }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func subscriptionStoreControlBackground(
    _ backgroundStyle: SubscriptionStoreControlBackground
  ) -> some StoreContent {
    self
  }

  @available(tvOS, unavailable)
  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some StoreContent {
    self
  }

  @available(tvOS, unavailable)
  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape
  ) -> some StoreContent {
    self
  }

  @available(tvOS, unavailable)
  nonisolated public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some StoreContent {
    self
  }
}
