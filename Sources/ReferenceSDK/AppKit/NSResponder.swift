// sdk: partial
@MainActor @preconcurrency
open class NSResponder: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open var userActivity: NSUserActivity?
  open var undoManager: UndoManager? { nil }
  open var menu: NSMenu?

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    false
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    false
  }

  @discardableResult
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    false
  }

  open func mouseDown(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func swipe(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func cursorUpdate(with event: NSEvent) {}
  @discardableResult
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  open func cancelOperation(_ sender: Any?) {}
  open func insertNewline(_ sender: Any?) {}
  open func insertTab(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func restoreState(with coder: NSCoder) {}
  open func invalidateRestorableState() {}
}
