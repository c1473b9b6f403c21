/// Which leading columns show (Apple: `NavigationSplitViewVisibility`).
public enum ColumnVisibility: UInt8, Hashable, Sendable, CaseIterable {
  case automatic, all, doubleColumn, detailOnly
}

/// What a split view has selected and shows.
public struct SplitState: Hashable, Sendable {
  public var sidebar: Name?
  public var content: Name?
  public var visibility: ColumnVisibility
  /// The column on top while the columns are collapsed into one stack.
  public var compactColumn: Column
  /// The column that has the keyboard focus.
  public var focus: Column?
  /// The record whose unsaved draft the detail holds in its `@State`.
  public var draft: Name?

  public init(
    sidebar: Name? = nil, content: Name? = nil, visibility: ColumnVisibility = .automatic,
    compactColumn: Column = .sidebar, focus: Column? = nil, draft: Name? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.focus = focus
    self.draft = draft
  }

  /// The columns on screen, from the leading edge.
  ///
  /// Apple's page for `NavigationSplitViewVisibility`: with two columns, `doubleColumn` shows both; macOS always
  /// displays the content column. The page for `NavigationSplitView`: collapsed, the visibility is ignored. What
  /// `automatic` means depends on the device, and Apple doesn't say how; it is taken as `all`.
  public func visibleColumns(
    of split: SplitDescription, on platform: Platform, in sizeClass: SizeClass
  ) -> [Column] {
    if sizeClass == .compact { return [compactColumn] }
    let hasContent = split.content != nil
    switch visibility {
    case .automatic, .all: return hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    case .doubleColumn: return hasContent ? [.content, .detail] : [.sidebar, .detail]
    case .detailOnly: return hasContent && platform == .mac ? [.content, .detail] : [.detail]
    }
  }

  /// What the detail column is about: the selection of the column before it.
  public func detailSelection(of split: SplitDescription) -> Name? {
    split.content == nil ? sidebar : content
  }
}
