/// What makes up the columns of a table.
// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  nonisolated var tableColumnBody: Self.TableColumnBody { get }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnContent where TableColumnBody == Never {
  nonisolated public var tableColumnBody: Never { fatalError("A primitive column has no body") }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
}

@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never
}

@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never
}

/// Columns made from a collection.
// sdk: complete
@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public var data: Data
  public var content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  public init(
    _ data: Data,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnForEach where Data == Range<Int>, ID == Int {
  @_semantics("swiftui.requires_constant_range")
  public init(
    _ data: Range<Int>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Int) -> Content
  ) {
    self.data = data
    self.content = content
  }
}
