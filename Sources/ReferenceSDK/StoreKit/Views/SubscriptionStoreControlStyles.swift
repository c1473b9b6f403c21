import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  // sdk: complete
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public struct Placement: SubscriptionStoreControlPlacement {
    public var rawValue: SubscriptionStoreControlPlacementKey { .init() }
    public init?(rawValue: SubscriptionStoreControlPlacementKey) {}
    init() {}

    public static var automatic: AutomaticSubscriptionStoreControlStyle.Placement { .init() }
  }

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: AutomaticSubscriptionStoreControlStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticSubscriptionStoreControlStyle { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  // sdk: complete
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public struct Placement: SubscriptionStoreControlPlacement {
    public var rawValue: SubscriptionStoreControlPlacementKey { .init() }
    public init?(rawValue: SubscriptionStoreControlPlacementKey) {}
    init() {}

    public static var automatic: ButtonsSubscriptionStoreControlStyle.Placement { .init() }

    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static var bottom: ButtonsSubscriptionStoreControlStyle.Placement { .init() }

    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static var leading: ButtonsSubscriptionStoreControlStyle.Placement { .init() }

    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static var trailing: ButtonsSubscriptionStoreControlStyle.Placement { .init() }

    @available(tvOS, unavailable)
    public static var scrollView: ButtonsSubscriptionStoreControlStyle.Placement { .init() }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var bottomBar: ButtonsSubscriptionStoreControlStyle.Placement { .init() }
  }

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: ButtonsSubscriptionStoreControlStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  @MainActor @preconcurrency public static var buttons: ButtonsSubscriptionStoreControlStyle { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  // sdk: complete
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public struct Placement: SubscriptionStoreControlPlacement {
    public var rawValue: SubscriptionStoreControlPlacementKey { .init() }
    public init?(rawValue: SubscriptionStoreControlPlacementKey) {}
    init() {}

    public static var automatic: PickerSubscriptionStoreControlStyle.Placement { .init() }

    public static var scrollView: PickerSubscriptionStoreControlStyle.Placement { .init() }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var buttonsInBottomBar: PickerSubscriptionStoreControlStyle.Placement { .init() }
  }

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: PickerSubscriptionStoreControlStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  @MainActor @preconcurrency public static var picker: PickerSubscriptionStoreControlStyle { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  @available(iOS 18.0, macOS 15.0, *)
  public typealias Placement = PickerSubscriptionStoreControlStyle.Placement

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: ProminentPickerSubscriptionStoreControlStyle.Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  @MainActor @preconcurrency public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { .init() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  // sdk: complete
  public struct Placement: SubscriptionStoreControlPlacement {
    public var rawValue: SubscriptionStoreControlPlacementKey { .init() }
    public init?(rawValue: SubscriptionStoreControlPlacementKey) {}
    init() {}

    public static var automatic: CompactPickerSubscriptionStoreControlStyle.Placement { .init() }

    public static var scrollView: CompactPickerSubscriptionStoreControlStyle.Placement { .init() }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var bottomBar: CompactPickerSubscriptionStoreControlStyle.Placement { .init() }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var buttonsInBottomBar: CompactPickerSubscriptionStoreControlStyle.Placement { .init() }
  }

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: CompactPickerSubscriptionStoreControlStyle.Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  @MainActor @preconcurrency public static var compactPicker: CompactPickerSubscriptionStoreControlStyle { .init() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  // sdk: complete
  public struct Placement: SubscriptionStoreControlPlacement {
    public var rawValue: SubscriptionStoreControlPlacementKey { .init() }
    public init?(rawValue: SubscriptionStoreControlPlacementKey) {}
    init() {}

    public static var automatic: PagedPickerSubscriptionStoreControlStyle.Placement { .init() }

    public static var scrollView: PagedPickerSubscriptionStoreControlStyle.Placement { .init() }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var bottomBar: PagedPickerSubscriptionStoreControlStyle.Placement { .init() }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var buttonsInBottomBar: PagedPickerSubscriptionStoreControlStyle.Placement { .init() }
  }

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: PagedPickerSubscriptionStoreControlStyle.Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
@available(tvOS, unavailable)
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  @MainActor @preconcurrency public static var pagedPicker: PagedPickerSubscriptionStoreControlStyle { .init() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  public typealias Placement = PagedPickerSubscriptionStoreControlStyle.Placement

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: PagedProminentPickerSubscriptionStoreControlStyle.Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  @MainActor @preconcurrency public static var pagedProminentPicker: PagedProminentPickerSubscriptionStoreControlStyle {
    .init()
  }
}
