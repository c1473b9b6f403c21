/// Rows made from a collection.
// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  nonisolated public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.data = data
    self.content = content
  }

  @_semantics("swiftui.requires_constant_range")
  nonisolated public init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.data = data
    self.content = content
  }

  nonisolated public init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.data = data
    self.content = { _ in fatalError("Rows are not made here") }
  }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Content.TableRowValue == Footer.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue

  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { _TableRows<TableRowValue>() }

  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {}

  public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
  {}

  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {}

  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {}
}
