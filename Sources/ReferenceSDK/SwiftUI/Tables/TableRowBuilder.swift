/// Rows that stand one below another.
// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  nonisolated(unsafe) public var value: T

  nonisolated init(_ value: T, ofType: Value.Type) {
    self.value = value
  }
}

// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder
public struct TableRowBuilder<Value> where Value: Identifiable {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent {
    content
  }

  public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent {
    content
  }

  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableRowContent<Value, (C0, C1)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent,
    C0.TableRowValue == C1.TableRowValue
  {
    TupleTableRowContent((c0, c1), ofType: Value.self)
  }

  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableRowContent<Value, (C0, C1, C2)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2), ofType: Value.self)
  }

  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3), ofType: Value.self)
  }

  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4), ofType: Value.self)
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5), ofType: Value.self)
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6), ofType: Value.self)
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
    C6.TableRowValue == C7.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7), ofType: Value.self)
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
    C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8), ofType: Value.self)
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent,
    C9: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
    C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue, C8.TableRowValue == C9.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9), ofType: Value.self)
  }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowBuilder {
  public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent {
    content
  }

  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}
