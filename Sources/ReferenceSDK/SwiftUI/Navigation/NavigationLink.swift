// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  nonisolated init() {}

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { self.init() }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationLink where Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable { self.init() }

  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<P>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text, P: Hashable {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init()
  }

  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label)
  where P: Decodable, P: Encodable, P: Hashable {
    self.init()
  }

  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<P>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {
    self.init()
  }
}

@available(iOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension NavigationLink {
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  @MainActor @preconcurrency
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}
