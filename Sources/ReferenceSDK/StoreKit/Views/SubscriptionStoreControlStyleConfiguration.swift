import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SubscriptionStoreControlStyleConfiguration {
  public var allOptions: [Product] { [] }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var descriptionVisibility: Visibility { .automatic }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var groupDisplayName: String { "" }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var autoRenewPreference: Product? { nil }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var sections: [SubscriptionStoreControlStyleConfiguration.Section] { [] }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var options: [SubscriptionStoreControlStyleConfiguration.Option] { [] }

  // sdk: complete
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @MainActor
  @preconcurrency
  public struct Icon: View, _PrimitiveView, Sendable {}

  // sdk: complete
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public struct Section: Identifiable {
    public var id: SubscriptionStoreControlStyleConfiguration.Section.ID
    public var header: SubscriptionStoreControlStyleConfiguration.Section.Header?
    public var options: [SubscriptionStoreControlStyleConfiguration.Option]
    public var footer: SubscriptionStoreControlStyleConfiguration.Section.Footer?

    // sdk: complete
    public struct ID: Hashable {}

    // sdk: complete
    @MainActor
    @preconcurrency
    public struct Header: View, _PrimitiveView, Sendable {}

    // sdk: complete
    @MainActor
    @preconcurrency
    public struct Footer: View, _PrimitiveView, Sendable {}
  }

  // sdk: complete
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @dynamicMemberLookup
  public struct Option: Identifiable, Hashable {
    public let subscription: Product
    public var id: Product.ID { subscription.id }
    public var activeOffer: Product.SubscriptionOffer? { nil }
    public var icon: SubscriptionStoreControlStyleConfiguration.Icon? { nil }
    public func subscribe() {}

    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T { subscription[keyPath: keyPath] }

    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T?>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }
  }

  // sdk: complete
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @dynamicMemberLookup
  public struct PickerOption: Identifiable, Hashable {
    public let subscription: Product
    public let isSelected: Bool
    public var id: Product.ID { subscription.id }
    public var icon: SubscriptionStoreControlStyleConfiguration.Icon? { nil }
    public var activeOffer: Product.SubscriptionOffer? { nil }

    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T { subscription[keyPath: keyPath] }

    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T?>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionStoreControlStyle {
  public typealias SubscribeButton = SubscriptionStoreButton
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public struct SubscriptionStoreButton: View, _PrimitiveView, Sendable {
  @MainActor @preconcurrency public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {}
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
@available(tvOS, unavailable)
extension SubscriptionStoreControlStyle {
  public typealias SubscriptionPicker = SubscriptionStorePicker
  public typealias SubscriptionPickerOption = SubscriptionStorePickerOption
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct SubscriptionStorePicker<PickerContent, ConfirmationContent>: View, _PrimitiveView, Sendable
where PickerContent: View, ConfirmationContent: View {
  @MainActor @preconcurrency
  public init(
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  ) {}

  @MainActor @preconcurrency
  public init(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    @ViewBuilder pickerOptionContent:
      @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) ->
      PickerContent,
    @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  ) {}

  @MainActor @preconcurrency
  public init(
    selection: Binding<SubscriptionStoreControlStyleConfiguration.Option?>,
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  ) {}

  @MainActor @preconcurrency
  public init(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    selection: Binding<SubscriptionStoreControlStyleConfiguration.Option?>,
    @ViewBuilder pickerOptionContent:
      @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) ->
      PickerContent,
    @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  ) {}
}

// sdk: partial
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct SubscriptionStorePickerOption<Label>: View, _PrimitiveView, Sendable where Label: View {
  @MainActor @preconcurrency
  public init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    @ViewBuilder label: @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  ) {}

  @MainActor @preconcurrency
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option)
  where Label == AutomaticSubscriptionStorePickerOptionLabel {}

  @MainActor @preconcurrency
  public init(_ option: SubscriptionStoreControlStyleConfiguration.PickerOption)
  where Label == AutomaticSubscriptionStorePickerOptionLabel {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct AutomaticSubscriptionStorePickerOptionLabel: View, _PrimitiveView, Sendable {}
