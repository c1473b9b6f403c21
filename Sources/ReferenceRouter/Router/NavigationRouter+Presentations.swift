/// Presenting and dismissing.
extension NavigationRouter {
  /// What is shown over the stacks, the topmost kind first: an alert or dialog may stand over a sheet.
  public var presentations: [Presentation<Definition>] {
    var shown: [Presentation<Definition>] = []
    if let alert { shown.append(.alert(alert)) }
    if let dialog { shown.append(.dialog(dialog)) }
    if let popover { shown.append(.popover(popover)) }
    if let sheet { shown.append(.sheet(sheet)) }
    if let cover { shown.append(.cover(cover)) }
    return shown
  }

  /// Shows something. While a sheet or a cover is shown, or is on its way out, another of the two waits: the shown one is
  /// dismissed, and ``presentationDidDismiss()`` shows the next. The last one asked for wins. SwiftUI doesn't promise
  /// that what is presented meanwhile appears.
  /// - Returns: whether it is shown now; `false` if it waits.
  @discardableResult
  public func present(_ presentation: Presentation<Definition>) -> Bool {
    guard presentation.reportsDismissal, sheet != nil || cover != nil || queued != nil else {
      show(presentation)
      return true
    }
    if presentations.contains(presentation) { return true }
    dismissAll()
    queued = presentation
    return false
  }

  /// Hand this to `onDismiss` of the sheet and of the cover: it shows what waits for them to go. Without it, whatever has
  /// to wait is never shown.
  public func presentationDidDismiss() {
    guard sheet == nil, cover == nil, let next = queued else { return }
    queued = nil
    show(next)
  }

  /// Dismisses what is topmost, and nothing below it.
  public func dismiss() {
    if let top = presentations.first { hide(top) }
  }

  /// Dismisses everything shown over the stacks, and forgets what waits.
  public func dismissAll() {
    presentations.forEach(hide)
    forgetQueued()
  }

  /// Drops what waits, and with a cover the flow that would have been in it.
  func forgetQueued() {
    if case .cover? = queued { coverDidLeave() }
    queued = nil
  }

  private func show(_ presentation: Presentation<Definition>) {
    switch presentation {
    case .sheet(let item): sheet = item
    case .cover(let item): cover = item
    case .popover(let item): popover = item
    case .alert(let item): alert = item
    case .dialog(let item): dialog = item
    }
  }

  func hide(_ presentation: Presentation<Definition>) {
    switch presentation {
    case .sheet: sheet = nil
    case .cover: cover = nil
    case .popover: popover = nil
    case .alert: alert = nil
    case .dialog: dialog = nil
    }
  }
}
