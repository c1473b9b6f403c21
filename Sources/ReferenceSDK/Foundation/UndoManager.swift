// sdk: partial
@available(iOS 3.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
@MainActor
open class UndoManager: NSObject {
  public nonisolated override init() {
    super.init()
  }

  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var groupingLevel: Int { 0 }
  open var isUndoRegistrationEnabled: Bool { true }
  open var groupsByEvent = true
  open var levelsOfUndo = 0
  open var undoActionName: String { "" }
  open var redoActionName: String { "" }
  open var undoMenuItemTitle: String { "" }
  open var redoMenuItemTitle: String { "" }

  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func removeAllActions() {}
  open func removeAllActions(withTarget target: Any) {}
  open func undoNestedGroup() {}
  open func disableUndoRegistration() {}
  open func enableUndoRegistration() {}
  @_disfavoredOverload
  open func setActionName(_ actionName: String) {}
}
