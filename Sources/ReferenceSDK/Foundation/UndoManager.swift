// sdk: partial
@available(iOS 3.0, macOS 10.5, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
@MainActor
open class UndoManager: NSObject {
  public nonisolated override init() {
    super.init()
  }

  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }

  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func removeAllActions() {}
  open func setActionName(_ actionName: String) {}
}
