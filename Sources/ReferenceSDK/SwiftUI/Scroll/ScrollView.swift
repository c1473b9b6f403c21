/// Content that scrolls.
// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct ScrollView<Content: View>: View {
  nonisolated(unsafe) public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes; self.content = content(); showsIndicators = true
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier"
  )
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.axes = axes; self.content = content(); self.showsIndicators = showsIndicators }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@frozen nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @available(visionOS, unavailable)
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ScrollIndicatorVisibility {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility("automatic") }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility("visible") }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility("hidden") }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility("never") }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
extension ScrollIndicatorVisibility: Equatable {}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode("automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode("immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode("interactively") }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode("never") }
}

@available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, *)
@available(visionOS, unavailable)
extension ScrollDismissesKeyboardMode: Equatable, Hashable {}

// sdk: complete
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
public struct ScrollBounceBehavior: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior("automatic") }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior("always") }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior("basedOnSize") }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ContentMarginPlacement {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement("automatic") }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement("scrollContent") }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement("scrollIndicators") }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle("automatic") }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle("hard") }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle("soft") }
}
