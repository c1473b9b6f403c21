// sdk: partial
@MainActor @preconcurrency
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var userActivity: NSUserActivity?
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var undoManager: UndoManager? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    false
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    false
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}

  @discardableResult
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    false
  }

  @discardableResult
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func validate(_ command: UICommand) {}
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  @available(iOS 15.0, *)
  open func captureTextFromCamera(_ sender: Any?) {}

  open func reloadInputViews() {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // Standard edit actions.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  @available(iOS 15.0, *)
  open func pasteAndMatchStyle(_ sender: Any?) {}
  @available(iOS 15.0, *)
  open func pasteAndGo(_ sender: Any?) {}
  @available(iOS 15.0, *)
  open func pasteAndSearch(_ sender: Any?) {}
  @available(iOS 15.0, *)
  open func printContent(_ sender: Any?) {}
  @available(iOS 15.0, *)
  open func toggleSidebar(_ sender: Any?) {}
  @available(iOS 16.0, *)
  open func find(_ sender: Any?) {}
  @available(iOS 16.0, *)
  open func findAndReplace(_ sender: Any?) {}
  @available(iOS 16.0, *)
  open func findNext(_ sender: Any?) {}
  @available(iOS 16.0, *)
  open func findPrevious(_ sender: Any?) {}
  @available(iOS 16.0, *)
  open func useSelectionForFind(_ sender: Any?) {}
  @available(iOS 16.0, *)
  open func duplicate(_ sender: Any?) {}
  @available(iOS 16.0, *)
  open func export(_ sender: Any?) {}
  @available(iOS 16.0, *)
  open func move(_ sender: Any?) {}
  @available(iOS 16.0, *)
  open func rename(_ sender: Any?) {}
  @available(iOS 26.0, *)
  open func alignLeft(_ sender: Any?) {}
  @available(iOS 26.0, *)
  open func alignCenter(_ sender: Any?) {}
  @available(iOS 26.0, *)
  open func alignJustified(_ sender: Any?) {}
  @available(iOS 26.0, *)
  open func alignRight(_ sender: Any?) {}
  @available(iOS 26.0, *)
  open func newFromPasteboard(_ sender: Any?) {}
  @available(iOS 26.0, *)
  open func performClose(_ sender: Any?) {}
  @available(iOS 26.0, *)
  open func toggleInspector(_ sender: Any?) {}
  @available(iOS 18.2, *)
  open func showWritingTools(_ sender: Any) {}
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  nonisolated public static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("keyboardWillChangeFrame")
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("keyboardDidChangeFrame")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

// sdk: complete
public enum UIEditingInteractionConfiguration: Int, Sendable, BitwiseCopyable {
  case none = 0
  case `default` = 1
}
