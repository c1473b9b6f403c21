/// Presenting.
extension Reducer {
  mutating func handlePresentations(_ event: Event) -> Bool {
    switch event {
    case .present(let item, let driver): present(item, by: driver)
    case .setFlags(let items): setFlags(items)
    case .setLock(let isLocked): setLock(isLocked)
    case .setDetents(let detents): setDetents(detents)
    case .drag(let detent): drag(to: detent)
    case .dismissalEnds: endDismissal()
    default: return false
    }
    return true
  }

  private mutating func present(_ item: Name, by driver: Layer.Driver) {
    guard let description = presentable(item) else { return }
    switch driver {
    case .router: presentByRouter(description)
    case .content: presentFromContent(description)
    case .flag: setFlags([item])
    }
  }

  /// What an item describes, if it can be presented now.
  private mutating func presentable(_ item: Name) -> PresentationDescription? {
    guard let description = app.presentation(item) else {
      note(.unknownName, item)
      return nil
    }
    guard window.root == .app else {
      note(.nobodySignedIn)
      return nil
    }
    if window.layers.contains(where: { $0.item == item }) {
      note(.alreadyShown, item)
      return nil
    }
    if platform == .mac, description.kind == .cover {
      presentWithoutCovers(description)
      return nil
    }
    return description
  }

  /// Native macOS has no covers: a flow's cover becomes its pushed twin, and any other one nothing at all.
  private mutating func presentWithoutCovers(_ description: PresentationDescription) {
    if let flow = app.flows.first(where: { $0.cover == description.name }) {
      note(.coverBecomesPush, description.name, flow.route)
      beginFlow(flow, record: nil)
    } else {
      note(.coverUnavailable, description.name)
    }
  }

  /// The router's optional for the kind is set. While a sheet or a cover is shown, or on its way out, another one
  /// waits: the shown one is dismissed, and `onDismiss` shows the last one asked for.
  mutating func presentByRouter(_ description: PresentationDescription) {
    let layer = Layer(description, driver: .router)
    window.queue.removeAll { $0.item == layer.item && $0.driver == .flag }
    guard description.kind.reportsDismissal else { return replaceOrShow(layer) }
    if window.isDismissing, window.queue.isEmpty, window.layers.isEmpty {
      return wait(layer, .presentedWhileDismissing)
    }
    if isSheetShown || !window.queue.isEmpty {
      forgetQueue()
      dismiss(from: 0)
    }
    if window.isDismissing || isSheetShown { wait(layer, .presentationWaits) } else { showOrWait(layer) }
  }

  /// Whether a sheet or a cover is shown.
  private var isSheetShown: Bool { window.layers.contains { $0.kind.reportsDismissal } }

  /// What of the others is asked for while one of its kind is shown: Apple's page for `popover(item:…)` says that
  /// another item replaces the popover, the page for `alert(_:isPresented:presenting:…)` that later data is ignored.
  private mutating func replaceOrShow(_ layer: Layer) {
    if let top = window.layers.last, top.kind == layer.kind {
      if layer.kind.isPrompt { return note(.promptDataIgnored, layer.item) }
      if layer.kind == .popover {
        window.layers.removeLast()
        note(.dismissed, top.item)
      }
    }
    if layer.kind != .inspector, let top = topModal, !window.layers[top].kind.isPrompt {
      note(.presenterIsCovered, layer.item, window.layers[top].item)
    }
    showOrWait(layer)
  }

  /// A modifier in what is topmost presents.
  private mutating func presentFromContent(_ description: PresentationDescription) {
    let layer = Layer(description, driver: .content)
    if window.isDismissing { wait(layer, .presentedWhileDismissing) } else { showOrWait(layer) }
  }

  /// Shows it, unless an alert or a dialog has to be answered first, or a popover stands where a sheet wants to.
  /// Apple's pages don't say what happens then; the model lets it wait.
  private mutating func showOrWait(_ layer: Layer) {
    if isBlocked(layer) { wait(layer, .waitsForAnswer) } else { show(layer) }
  }

  private func isBlocked(_ layer: Layer) -> Bool {
    guard let top = topModal else { return false }
    let kind = window.layers[top].kind
    if kind.isPrompt { return true }
    if layer.driver == .content || layer.kind.isPrompt || layer.kind == .popover { return false }
    return kind == .popover || layer.kind == .inspector && appearance(of: layer) == .sheet
  }

  mutating func wait(_ layer: Layer, _ code: NoteCode) {
    if window.queue.contains(where: { $0.item == layer.item }) { return note(.alreadyShown, layer.item) }
    window.queue.append(layer)
    note(code, layer.item)
  }

  mutating func show(_ layer: Layer) {
    window.queue.removeAll { $0.item == layer.item }
    window.layers.append(layer)
    note(.presented, layer.item)
    guard let description = app.presentation(layer.item) else { return }
    let appearance = appearance(of: layer)
    if !description.hasCloseButton, appearance == .cover || layer.isLocked { note(.noWayOut, layer.item) }
    if platform == .mac, layer.kind == .sheet, description.detents != [.large] { note(.detentsIgnored, layer.item) }
  }

  /// Several Booleans turn true in one update. The runtime says that only a single sheet is supported and that the next
  /// one is presented when the current one is dismissed; which one is first isn't documented. Content that reads what
  /// isn't set yet is blank.
  private mutating func setFlags(_ items: [Name]) {
    if items.count > 1 { note(.parallelFlags, items.first, items.last) }
    for item in items {
      guard let description = presentable(item) else { continue }
      var layer = Layer(description, driver: .flag)
      layer.isBlank = description.readsOtherState
      if layer.isBlank { note(.blankContent, item) }
      if window.isDismissing || topModal != nil || !window.queue.isEmpty && description.kind.reportsDismissal {
        wait(layer, .presentationWaits)
      } else {
        showOrWait(layer)
      }
    }
  }

  private mutating func endDismissal() {
    guard window.isDismissing else { return note(.nothingIsLeaving) }
    window.isDismissing = false
    if let next = window.queue.first, next.driver == .router, next.kind.reportsDismissal, !policies.chainsInOnDismiss {
      window.queue.removeFirst()
      note(.neverShown, next.item)
    }
    showNext()
  }

  /// Presents what waits, if nothing is in its way any more.
  mutating func showNext() {
    guard !window.isDismissing, let next = window.queue.first, !isBlocked(next) else { return }
    if next.driver != .content, next.kind.reportsDismissal, isSheetShown { return }
    window.queue.removeFirst()
    show(next)
  }

  /// Drops what waits, and with a cover the flow that would have been in it. Booleans of their own stay set.
  mutating func forgetQueue() {
    let forgotten = window.queue.filter { $0.driver != .flag }
    window.queue.removeAll { $0.driver != .flag }
    window.flows.removeAll { entry in forgotten.contains { entry.place == .cover($0.item) } }
  }
}

/// Locks and detents.
extension Reducer {
  private mutating func setLock(_ isLocked: Bool) {
    guard let top = topModal, !window.layers[top].kind.isPrompt else { return note(.nothingPresented) }
    window.layers[top].isLocked = isLocked
    let item = window.layers[top].item
    if isLocked, app.presentation(item)?.hasCloseButton == false { note(.noWayOut, item) }
  }

  private mutating func setDetents(_ detents: [Detent]) {
    guard let top = topModal, appearance(of: window.layers[top]) == .sheet else { return note(.detentsNeedSheet) }
    if platform == .mac { return note(.detentsIgnored, window.layers[top].item) }
    guard let first = detents.first else { return note(.noSuchDetent) }
    window.layers[top].detents = detents
    if !detents.contains(window.layers[top].detent) { window.layers[top].detent = first }
  }

  private mutating func drag(to detent: Detent) {
    guard let top = topModal, appearance(of: window.layers[top]) == .sheet else { return note(.detentsNeedSheet) }
    if platform == .mac { return note(.gestureNotOnMac) }
    guard window.layers[top].detents.contains(detent) else { return note(.noSuchDetent, window.layers[top].item) }
    window.layers[top].detent = detent
  }
}
