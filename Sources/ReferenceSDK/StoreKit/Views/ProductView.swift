import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct ProductView<Icon, PlaceholderIcon>: View, _PrimitiveView, Sendable
where Icon: View, PlaceholderIcon: View {
  nonisolated public init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  nonisolated public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  nonisolated public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}

  nonisolated public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  nonisolated public init(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon)
  where PlaceholderIcon == EmptyView {}

  nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {}

  nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = true)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  nonisolated public init(_ configuration: ProductViewStyleConfiguration)
  where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct StoreView<Icon, PlaceholderIcon>: View, _PrimitiveView, Sendable
where Icon: View, PlaceholderIcon: View {
  nonisolated public init(
    ids productIDs: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  nonisolated public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  nonisolated public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}

  nonisolated public init(
    products: some Collection<Product>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
  ) where PlaceholderIcon == EmptyView {}

  nonisolated public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {}

  nonisolated public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  nonisolated public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct AutomaticProductPlaceholderIcon: View, _PrimitiveView, Sendable {}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public enum ProductIconPhase {
  case success(Image)
  case failure(any Error)
  case unavailable
  case loading

  public var promotionalIcon: Image? { nil }
  public var error: (any Error)? { nil }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func productDescription(_ visibility: Visibility) -> some View {
    self
  }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func productIconBorder() -> some View {
    self
  }
}
