// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue

  @MainActor @preconcurrency public var body: _PrimitiveTabContent<SelectionValue> { return .init() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    self.init()
  }

  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView {
    self.init()
  }

  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init()
  }

  @_disfavoredOverload
  public init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView, S: StringProtocol {
    self.init()
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init()
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  @_disfavoredOverload
  public init<V>(@TabContentBuilder<V?> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init()
  }

  @_disfavoredOverload
  public init<V>(@TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init()
  }

  @_disfavoredOverload
  public init<V>(_ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content)
  where Header == Text, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init()
  }

  @_disfavoredOverload
  public init<S, V>(_ title: S, @TabContentBuilder<V?> content: () -> Content)
  where Header == Text, Footer == EmptyView, S: StringProtocol, SelectionValue == V?, V: Hashable {
    self.init()
  }

  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, @TabContentBuilder<V?> content: () -> Content)
  where Header == Text, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init()
  }
}
