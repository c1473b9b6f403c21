/// Columns that stand one beside another.
// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  nonisolated(unsafe) public var value: T

  nonisolated init(_ value: T, valueType: RowValue.Type, sortType: Sort.Type) {
    self.value = value
  }
}

// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> where Content: View, Label: View {
    column
  }

  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> where Content: View, Label: View {
    column
  }

  public static func buildExpression<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent
  {
    column
  }

  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
    column
  }

  public static func buildBlock<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent
  {
    column
  }

  @_disfavoredOverload
  public static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
    column
  }
}

@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnBuilder {
  public static func buildIf<C>(_ content: C?) -> C?
  where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator, C: TableColumnContent {
    content
  }

  @_disfavoredOverload
  public static func buildIf<C>(_ content: C?) -> C?
  where RowValue == C.TableRowValue, C: TableColumnContent, C.TableColumnSortComparator == Never {
    content
  }

  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  @_disfavoredOverload
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent, T.TableColumnSortComparator == Never,
    F.TableColumnSortComparator == Never, T.TableRowValue == F.TableRowValue
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  @_disfavoredOverload
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent, T.TableColumnSortComparator == Never,
    F.TableColumnSortComparator == Never, T.TableRowValue == F.TableRowValue
  {
    _ConditionalContent(storage: .falseContent(second))
  }
}
