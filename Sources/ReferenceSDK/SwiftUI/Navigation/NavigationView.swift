// sdk: complete
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(
  macOS, introduced: 10.15, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead"
)
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead"
)
nonisolated public struct NavigationView<Content>: View, _PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
}

@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
extension View {
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle { self }
}

// sdk: partial
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
public protocol NavigationViewStyle {
  associatedtype _Body: View
  @ViewBuilder func _body() -> Self._Body
}

// sdk: complete
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}

  public func _body() -> some View { EmptyView() }
}

// sdk: complete
@available(
  iOS, introduced: 15.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(
  macOS, introduced: 12.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}

  public func _body() -> some View { EmptyView() }
}

// sdk: complete
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(watchOS, unavailable)
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}

  public func _body() -> some View { EmptyView() }
}

// sdk: complete
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
)
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
)
@available(macOS, unavailable)
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}

  public func _body() -> some View { EmptyView() }
}

@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

@available(
  iOS, introduced: 15.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(
  macOS, introduced: 12.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationSplitView instead"
)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { .init() }
}

@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
)
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0, message: "replace stack-styled NavigationView with NavigationStack"
)
@available(macOS, unavailable)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { .init() }
}
