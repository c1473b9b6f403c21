// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct MenuStyleConfiguration {
  // sdk: complete
  @MainActor @preconcurrency public struct Label: View, _PrimitiveView {}

  // sdk: complete
  @MainActor @preconcurrency public struct Content: View, _PrimitiveView {}
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
nonisolated public struct DefaultMenuStyle: MenuStyle {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View { EmptyView() }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
nonisolated public struct ButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View { EmptyView() }
}

// sdk: complete
@available(
  iOS, introduced: 14.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
@available(
  macOS, introduced: 11.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
@available(
  tvOS, introduced: 17.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
@available(watchOS, unavailable)
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}

  @available(macOS, introduced: 11.0, deprecated: 12.0, message: "Use View/menuIndicator(_) instead.")
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public init(showsMenuIndicator: Bool = true) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View { EmptyView() }
}

// sdk: complete
@available(
  macOS, introduced: 11.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.bordered)."
)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: BorderedButtonMenuStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { .init() }
}

@available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { .init() }
}

@available(
  iOS, introduced: 14.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
@available(
  macOS, introduced: 11.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
@available(
  tvOS, introduced: 17.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.borderless)."
)
@available(watchOS, unavailable)
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

@available(
  macOS, introduced: 11.0, deprecated: 100000.0,
  message: "Use .menuStyle(.button) and .buttonStyle(.bordered)."
)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MenuStyle where Self == BorderedButtonMenuStyle {
  @MainActor @preconcurrency public static var borderedButton: BorderedButtonMenuStyle { .init() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { self }
}
