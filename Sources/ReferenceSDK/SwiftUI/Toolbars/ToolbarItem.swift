// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  nonisolated(unsafe) let itemID: ID

  @MainActor @preconcurrency public var body: _PrimitiveToolbarContent { return .init() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    itemID = ()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ToolbarItem: CustomizableToolbarContent where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    itemID = id
  }

  @available(
    iOS, introduced: 14.0, deprecated: 100000.0,
    message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden"
  )
  @available(
    macOS, introduced: 11.0, deprecated: 100000.0,
    message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden"
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 100000.0,
    message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden"
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 100000.0,
    message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden"
  )
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    itemID = id
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ToolbarItem: Identifiable where ID: Hashable {
  nonisolated public var id: ID { itemID }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  nonisolated init() {}

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

  @MainActor @preconcurrency public var body: _PrimitiveToolbarContent { return .init() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension ToolbarItemGroup {
  nonisolated public init<C, L>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {
    self.init()
  }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {
  nonisolated init() {}

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct ToolbarTitleMenu<Content>: ToolbarContent, CustomizableToolbarContent where Content: View {
  public init() where Content == EmptyView {}

  public init(@ViewBuilder content: () -> Content) {}

  @MainActor @preconcurrency public var body: _PrimitiveToolbarContent { return .init() }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor @preconcurrency public var body: _PrimitiveToolbarContent { return .init() }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct SpacerSizing: Sendable {
  init() {}

  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor @preconcurrency public var body: _PrimitiveToolbarContent { return .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ToolbarDefaultItemKind {
  init() {}

  public static var sidebarToggle: ToolbarDefaultItemKind { .init() }

  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var title: ToolbarDefaultItemKind { .init() }

  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var search: ToolbarDefaultItemKind { .init() }
}
