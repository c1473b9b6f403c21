// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  nonisolated init() {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use TabContentBuilder-based TabView initializers instead"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "Use TabContentBuilder-based TabView initializers instead"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use TabContentBuilder-based TabView initializers instead"
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 100000.0,
    message: "Use TabContentBuilder-based TabView initializers instead"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "Use TabContentBuilder-based TabView initializers instead"
  )
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabView {
  public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init()
  }

  public init<C>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    self.init()
  }
}
