import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@preconcurrency
@MainActor
public protocol ProductViewStyle {
  typealias Configuration = ProductViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ProductViewStyleConfiguration {
  // sdk: complete
  @MainActor
  @preconcurrency
  public struct Icon: View, _PrimitiveView, Sendable {
    nonisolated init() {}
  }

  public let state: Product.TaskState
  public let icon: ProductViewStyleConfiguration.Icon
  public let hasCurrentEntitlement: Bool

  @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, visionOS 1.1, *)
  public var descriptionVisibility: Visibility { .automatic }

  public var product: Product? { state.product }
  public func purchase() {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    self
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct AutomaticProductViewStyle: ProductViewStyle, Sendable {
  nonisolated public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: AutomaticProductViewStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ProductViewStyle where Self == AutomaticProductViewStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticProductViewStyle { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct RegularProductViewStyle: ProductViewStyle, Sendable {
  nonisolated public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: RegularProductViewStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ProductViewStyle where Self == RegularProductViewStyle {
  @MainActor @preconcurrency public static var regular: RegularProductViewStyle { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct LargeProductViewStyle: ProductViewStyle, Sendable {
  nonisolated public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: LargeProductViewStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ProductViewStyle where Self == LargeProductViewStyle {
  @MainActor @preconcurrency public static var large: LargeProductViewStyle { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public struct CompactProductViewStyle: ProductViewStyle, Sendable {
  nonisolated public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: CompactProductViewStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ProductViewStyle where Self == CompactProductViewStyle {
  @MainActor @preconcurrency public static var compact: CompactProductViewStyle { .init() }
}
