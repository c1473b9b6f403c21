extension View {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @available(watchOS, unavailable)
  @preconcurrency
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    self
  }

  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @preconcurrency
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdges: Edge.Set, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    self
  }

  @available(iOS 18.4, macOS 15.4, tvOS 18.4, visionOS 2.4, *)
  @available(watchOS, unavailable)
  @_disfavoredOverload
  @preconcurrency
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    self
  }

  @available(iOS, introduced: 18.0, obsoleted: 18.4)
  @available(macOS, introduced: 15.0, obsoleted: 15.4)
  @available(tvOS, introduced: 18.0, obsoleted: 18.4)
  @available(visionOS, introduced: 2.0, obsoleted: 2.4)
  @available(watchOS, unavailable)
  @_disfavoredOverload
  @preconcurrency
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    self
  }

  @available(iOS, introduced: 17.0, obsoleted: 18.0)
  @available(macOS, introduced: 14.0, obsoleted: 15.0)
  @available(tvOS, introduced: 17.1, obsoleted: 18.0)
  @available(visionOS, introduced: 1.0, obsoleted: 2.0)
  @available(watchOS, unavailable)
  @_disfavoredOverload
  @preconcurrency
  nonisolated public func popoverTip<Content>(
    _ tip: Content, arrowEdge: Edge = .top,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View where Content: Tip {
    self
  }

  @available(tvOS, introduced: 17.0, obsoleted: 17.1)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(visionOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload
  nonisolated public func popoverTip<Content>(_ tip: Content, arrowEdge: Edge = .top) -> some View
  where Content: Tip {
    self
  }
}
