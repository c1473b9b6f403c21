// sdk: partial
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tab content without a body of its own.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct _PrimitiveTabContent<TabValue>: TabContent where TabValue: Hashable {
  nonisolated init() {}

  @MainActor @preconcurrency public var body: _PrimitiveTabContent<TabValue> { return self }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct AnyTabContent<SelectionValue>: TabContent where SelectionValue: Hashable {
  public typealias TabValue = SelectionValue

  nonisolated init() {}

  public init(_ content: some TabContent<SelectionValue>) {}

  @MainActor @preconcurrency public var body: _PrimitiveTabContent<SelectionValue> { return .init() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct DefaultTabLabel: View, _PrimitiveView {
  nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  @_implements(TabContent,Body)
  public typealias _TabBody = _PrimitiveTabContent<Wrapped.TabValue>

  @MainActor @preconcurrency public var body: _PrimitiveTabContent<Wrapped.TabValue> { return .init() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  @_implements(TabContent,Body)
  public typealias _TabBody = _PrimitiveTabContent<TrueContent.TabValue>

  @MainActor @preconcurrency public var body: _PrimitiveTabContent<TrueContent.TabValue> { return .init() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @_implements(TabContent,Body)
  public typealias _TabBody = _PrimitiveTabContent<Content.TabValue>

  nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.content = content()
  }

  @MainActor @preconcurrency public var body: _PrimitiveTabContent<Content.TabValue> { return .init() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @_implements(TabContent,Body)
  public typealias _TabBody = _PrimitiveTabContent<Content.TabValue>

  @MainActor @preconcurrency public var body: _PrimitiveTabContent<Content.TabValue> { return .init() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach where Content: TabContent {
  nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.data = data
    self.content = content
  }

  nonisolated public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.data = data
    self.content = content
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Group where Content: TabContent {
  nonisolated public init<V>(@TabContentBuilder<V?> content: () -> Content) where V: Hashable, Content.TabValue == V? {
    self.content = content()
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach where Content: TabContent {
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V: Hashable, Content.TabValue == V?, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where V: Hashable, Content.TabValue == V? {
    self.data = data
    self.content = content
  }

  @_disfavoredOverload
  nonisolated public init<V>(_ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V: Hashable, Content.TabValue == V? {
    self.data = data
    self.content = content
  }
}
