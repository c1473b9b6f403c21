// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct ControlGroupStyleConfiguration {
  // sdk: complete
  @MainActor @preconcurrency public struct Content: View, _PrimitiveView {
    nonisolated init() {}
  }

  public let content: ControlGroupStyleConfiguration.Content

  // sdk: complete
  @available(iOS 16.0, macOS 13.0, *)
  @MainActor @preconcurrency public struct Label: View, _PrimitiveView {
    nonisolated init() {}
  }

  @available(iOS 16.0, macOS 13.0, *)
  public var label: ControlGroupStyleConfiguration.Label { .init() }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle { self }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { .init() }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { .init() }
}

// sdk: complete
@available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { .init() }
}

// sdk: complete
@available(iOS 16.4, macOS 13.3, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: CompactMenuControlGroupStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 16.4, macOS 13.3, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { .init() }
}
