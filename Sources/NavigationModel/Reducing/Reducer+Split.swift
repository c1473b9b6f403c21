/// Split views.
extension Reducer {
  mutating func handleSplit(_ event: Event) -> Bool {
    switch event {
    case .tapSidebar(let item): tap(item, in: .sidebar)
    case .tapContent(let item): tap(item, in: .content)
    case .setSidebar(let item): select(item, in: .sidebar)
    case .setContent(let item): select(item, in: .content)
    case .showColumns(let visibility): show(visibility)
    case .toggleSidebar:
      note(.systemHasSidebarButton)
      show(window.split?.visibility == .detailOnly ? .all : .detailOnly)
    case .setCompactColumn(let column): setCompactColumn(column)
    case .focusColumn(let column): focus(column)
    case .editDraft: editDraft()
    case .resize(let sizeClass): resize(to: sizeClass)
    default: return false
    }
    return true
  }

  /// The columns on screen; none without a split view.
  var visibleColumns: [Column] {
    guard let description = app.split, let split = window.split else { return [] }
    return split.visibleColumns(of: description, on: platform, in: window.sizeClass)
  }

  private mutating func tap(_ item: Name, in column: Column) {
    if let top = topModal { return note(.coveredByModal, window.layers[top].item) }
    if app.split != nil, !visibleColumns.contains(column) { return note(.columnNotVisible, item) }
    select(item, in: column)
  }

  /// Selects in a leading column, which decides what the next one shows. A list's value links update its selection so
  /// and push nothing.
  mutating func select(_ item: Name?, in column: Column) {
    guard let description = app.split, let split = window.split else { return note(.noSplitView) }
    if window.root == .signIn { return note(.nobodySignedIn) }
    let before = split.detailSelection(of: description)
    if column == .sidebar {
      if let item, !description.sidebar.contains(item) { return note(.unknownName, item) }
      if split.sidebar != item {
        window.split?.sidebar = item
        window.split?.content = nil
      }
    } else {
      guard let items = description.content else { return note(.noSuchColumn) }
      if let item, !items.contains(where: { $0.name == item && $0.parent == split.sidebar }) {
        return note(.notInThisColumn, item)
      }
      window.split?.content = item
    }
    if window.split?.detailSelection(of: description) != before { changeDetail(description) }
    moveCompactColumn(description)
  }

  /// Another selection reaches the detail: with an identity of its own it starts afresh, without it may keep its state.
  private mutating func changeDetail(_ description: SplitDescription) {
    if description.identifiesDetail {
      if let stack = window.stacks.first, stack.depth > 0 { window.stacks[0] = Stack() }
      window.split?.draft = nil
      return
    }
    if let stack = window.stacks.first, stack.depth > 0 { note(.detailPathKept) }
    if let draft = window.split?.draft { note(.staleDraft, draft) }
  }

  /// Collapsed, the column on top is the last one with something to show (Apple: `NavigationSplitView`).
  mutating func moveCompactColumn(_ description: SplitDescription) {
    guard let split = window.split else { return }
    var column = Column.sidebar
    if split.sidebar != nil, description.content != nil { column = .content }
    if split.detailSelection(of: description) != nil { column = .detail }
    if let stack = window.stacks.first, stack.depth > 0 { column = .detail }
    if window.sizeClass == .compact || description.preferredCompactColumn == nil {
      window.split?.compactColumn = column
    }
    dropHiddenFocus()
  }

  /// Goes one column back in a collapsed split view, which clears the selection that led on.
  mutating func leaveColumn() -> Bool {
    guard let description = app.split, let split = window.split, window.sizeClass == .compact else { return false }
    guard split.compactColumn != .sidebar else { return false }
    let previous: Column = split.compactColumn == .detail && description.content != nil ? .content : .sidebar
    select(nil, in: previous)
    window.split?.compactColumn = previous
    dropHiddenFocus()
    return true
  }

  private mutating func show(_ visibility: ColumnVisibility) {
    guard let description = app.split, window.split != nil else { return note(.noSplitView) }
    if window.sizeClass == .compact { note(.visibilityIgnored) }
    if visibility == .doubleColumn, description.content == nil { note(.doubleColumnIsAll) }
    if visibility == .detailOnly, description.content != nil, platform == .mac { note(.macShowsContentColumn) }
    window.split?.visibility = visibility
    dropHiddenFocus()
  }

  private mutating func setCompactColumn(_ column: Column) {
    guard let description = app.split else { return note(.noSplitView) }
    guard description.preferredCompactColumn != nil else { return note(.noColumnBinding) }
    guard column != .content || description.content != nil else { return note(.noSuchColumn) }
    window.split?.compactColumn = column
    dropHiddenFocus()
  }

  private mutating func focus(_ column: Column) {
    guard app.split != nil else { return note(.noSplitView) }
    if let top = topModal { return note(.coveredByModal, window.layers[top].item) }
    guard visibleColumns.contains(column) else { return note(.columnNotVisible) }
    window.split?.focus = column
  }

  private mutating func dropHiddenFocus() {
    if let focus = window.split?.focus, !visibleColumns.contains(focus) { window.split?.focus = nil }
  }

  private mutating func editDraft() {
    guard let description = app.split, let split = window.split else { return note(.noSplitView) }
    if let top = topModal { return note(.coveredByModal, window.layers[top].item) }
    guard let selection = split.detailSelection(of: description) else { return note(.nothingSelected) }
    window.split?.draft = selection
  }

  /// Only an iPad's windows change their size class: Macs have none, and an iPhone is taken as compact.
  private mutating func resize(to sizeClass: SizeClass) {
    guard platform == .iPad else { return note(.sizeClassIsFixed) }
    guard window.sizeClass != sizeClass else { return }
    let before = window.layers.map { appearance(of: $0) }
    window.sizeClass = sizeClass
    for (layer, old) in zip(window.layers, before) where appearance(of: layer) != old {
      note(.presentationAdapts, layer.item)
    }
    guard let description = app.split else { return }
    if sizeClass == .compact {
      if description.preferredCompactColumn == nil {
        moveCompactColumn(description)
      } else {
        note(.preferredColumnDecides)
      }
    }
    dropHiddenFocus()
  }
}
