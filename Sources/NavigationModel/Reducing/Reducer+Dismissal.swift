/// Closing what is presented.
extension Reducer {
  mutating func handleDismissal(_ event: Event) -> Bool {
    switch event {
    case .swipeDown: close(by: .swipeDown)
    case .tapOutside: close(by: .tapOutside)
    case .answer: close(by: .actionButton)
    case .closeButton: pressClose()
    case .escape: pressEscape()
    case .dismiss(let reader): dismiss(readIn: reader)
    case .dismissTop:
      if window.layers.isEmpty { note(.nothingPresented) } else { dismiss(from: window.layers.count - 1) }
    case .dismissAll:
      forgetQueue()
      dismiss(from: 0)
    default: return false
    }
    return true
  }

  /// Takes a layer away with all that lies on it, the topmost first.
  mutating func dismiss(from index: Int) {
    guard window.layers.indices.contains(index) else { return }
    let leaving = window.layers[index...]
    for layer in leaving.reversed() { note(.dismissed, layer.item) }
    if leaving.contains(where: { $0.kind.reportsDismissal }) { window.isDismissing = true }
    // What lower content wanted to present goes with that content.
    if leaving.count > 1 { window.queue.removeAll { $0.driver == .content } }
    window.layers.removeSubrange(index...)
    showNext()
  }

  private mutating func close(by means: DismissalMeans) {
    guard let top = topModal else { return note(.nothingPresented) }
    let layer = window.layers[top]
    guard let appearance = appearance(of: layer) else { return note(.nothingPresented) }
    guard DismissalMeans.closing(layer.kind, as: appearance, on: platform).contains(means) else {
      return note(refusal(of: means, for: layer, as: appearance), layer.item)
    }
    if layer.isLocked, DismissalMeans.interactive.contains(means) { return note(.lockRefuses, layer.item) }
    if means == .ownButton, app.presentation(layer.item)?.hasCloseButton != true {
      return note(.noCloseButton, layer.item)
    }
    dismiss(from: top)
  }

  /// Why a presentation doesn't close so.
  private func refusal(of means: DismissalMeans, for layer: Layer, as appearance: Appearance) -> NoteCode {
    if layer.kind.isPrompt { return .promptNeedsAnswer }
    if means == .actionButton { return .notAPrompt }
    if means == .tapOutside { return appearance == .sheet ? .tapOutsideUndocumented : .gestureDoesNothing }
    if platform == .mac { return .gestureNotOnMac }
    if appearance != .cover { return .gestureDoesNothing }
    return app.presentation(layer.item)?.zooms == true ? .coverDragUndocumented : .coverHasNoGesture
  }

  /// The Close button of what is topmost: a presentation's, an inspector's, or that of a flow that was pushed.
  private mutating func pressClose() {
    if topModal != nil { return close(by: .ownButton) }
    if let top = window.layers.last {
      guard app.presentation(top.item)?.hasCloseButton == true else { return note(.noCloseButton, top.item) }
      return dismiss(from: window.layers.count - 1)
    }
    endFlow()
  }

  /// Escape is the key of `KeyboardShortcut.cancelAction`: it presses the button that has it. Apple documents nothing
  /// else that it would do.
  private mutating func pressEscape() {
    guard let top = topModal else { return note(.nothingPresented) }
    let layer = window.layers[top]
    let answers = layer.kind == .confirmationDialog || app.presentation(layer.item)?.hasCancelButton == true
    if answers { dismiss(from: top) } else { note(.escapeUndocumented, layer.item) }
  }
}

/// The `dismiss` action of the environment. Apple's page for `DismissAction`: it acts on the view that reads it; it
/// closes a presentation, or pops; from iOS 18 it also leaves a column of a collapsed split view or clears the
/// selection of an expanded one; read in the root view of a window on macOS or iPadOS it closes the window; where
/// nothing is presented it has no effect.
extension Reducer {
  private mutating func dismiss(readIn reader: Reader) {
    guard let top = topModal else { return dismissBase() }
    switch reader {
    case .visibleScreen: dismissContent(of: top)
    case .presentedRoot: dismissWhole(top)
    case .presenter:
      note(.dismissInPresenter, window.layers[top].item)
      if let below = window.layers[..<top].indices.last { dismissContent(of: below) } else { dismissBase() }
    }
  }

  private mutating func dismissWhole(_ index: Int) {
    if window.layers[index].kind.isPrompt { return note(.promptNeedsAnswer, window.layers[index].item) }
    dismiss(from: index)
  }

  private mutating func dismissContent(of index: Int) {
    guard hasStack(window.layers[index]), window.layers[index].stack.depth > 0 else { return dismissWhole(index) }
    popOne(at: .layer(index))
    notePoppedPresenter(index)
  }

  /// Notes that a screen was popped below something that it seems to present.
  private mutating func notePoppedPresenter(_ index: Int?) {
    if let top = topModal, top != index { note(.poppedPresenterUndocumented, window.layers[top].item) }
  }

  /// `dismiss` read by what lies below all presentations.
  private mutating func dismissBase() {
    if let location = baseLocation, self[location].depth > 0 {
      popOne(at: location)
      return notePoppedPresenter(nil)
    }
    if app.split != nil, window.root == .app, leaveColumn() || clearSelection() { return }
    if platform == .iPhone { return note(.dismissDoesNothing) }
    note(.dismissClosesWindow, window.name)
    closeWindow(window.name)
  }

  private mutating func clearSelection() -> Bool {
    guard window.sizeClass == .regular, let split = window.split else { return false }
    if split.content != nil {
      select(nil, in: .content)
    } else if split.sidebar != nil {
      select(nil, in: .sidebar)
    } else {
      return false
    }
    return true
  }
}
