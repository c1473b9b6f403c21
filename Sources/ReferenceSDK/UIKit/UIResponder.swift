// sdk: partial
@MainActor
open class UIResponder: NSObject {
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

  open func reloadInputViews() {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

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
