@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }

  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }

  nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { self }

  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> { self }

  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S) -> some TabContent<TabValue> where S: StringProtocol { self }

  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }

  nonisolated public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> where M: View {
    self
  }

  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> where T: View { self }

  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> where Content: View { self }

  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> where Item: Identifiable, Content: View { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func sectionActions<Content>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> where Content: View { self }
}

@available(iOS 18.4, macOS 15.4, tvOS 18.4, visionOS 2.4, *)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    self
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  @available(iOS 18.1, macOS 15.1, visionOS 2.1, *)
  @MainActor @preconcurrency
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue>
  where T: Transferable { self }

  @MainActor @preconcurrency
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> where T: Transferable { self }
}
