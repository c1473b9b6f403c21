/// A column of a table.
// sdk: partial
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  nonisolated init() {}
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == Never, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init()
  }

  @available(iOS 16.6, macOS 13.5, *)
  nonisolated public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text, S: StringProtocol {
    self.init()
  }

  @available(iOS 16.6, macOS 13.5, *)
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init()
  }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where RowValue == Sort.Compared, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init()
  }

  @available(iOS 16.6, macOS 13.5, *)
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init()
  }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init()
  }

  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V: Comparable {
    self.init()
  }

  @available(iOS 16.6, macOS 13.5, *)
  public init<V>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init()
  }

  public init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init()
  }

  @_disfavoredOverload
  public init<S, V, C>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V == C.Compared, C: SortComparator {
    self.init()
  }

  @available(iOS 16.6, macOS 13.5, *)
  public init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init()
  }

  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init()
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text, S: StringProtocol {
    self.init()
  }

  @available(iOS 16.6, macOS 13.5, *)
  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init()
  }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn {
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }

  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> { self }

  @available(*, deprecated, message: "Use width(_:) or width(min:ideal:max:) to set the width.")
  nonisolated public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
}
