/// What makes up the rows of a table.
// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent where TableRowBody == Never {
  @MainActor @preconcurrency public var tableRowBody: Never { fatalError("A primitive row has no body") }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: TableRowContent {
  public typealias TableRowBody = Never
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never
}

// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct TableRow<Value>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public init(_ value: Value) {}
}

/// A row that others hang from, which can be folded in.
// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue

  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {}

  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { _TableRows<TableRowValue>() }
}

// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableForEachContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { _TableRows<Data.Element>() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { _TableRows<Data.Element>() }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableHeaderRowContent<Value, Content>: TableRowContent
where Value: Identifiable, Content: View {
  public typealias TableRowValue = Value

  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { _TableRows<Value>() }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct EmptyTableRowContent<Value>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
struct _TableRows<Value: Identifiable>: TableRowContent {
  typealias TableRowValue = Value
  typealias TableRowBody = Never
}
