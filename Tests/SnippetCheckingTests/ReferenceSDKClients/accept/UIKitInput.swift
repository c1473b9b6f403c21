// baseline: iOS 18
// platforms: iOS
import UIKit

// Text fields and text views replace the keyboard.
final class Amount: UITextField, UITextFieldDelegate {
  let bar = UIToolbar()

  func prepare(_ note: UITextView, _ search: UISearchBar) {
    inputView = UIView()
    inputAccessoryView = bar
    note.inputAccessoryView = bar
    search.inputAccessoryView = bar
    keyboardAppearance = .dark
    let adjusting: [any UIContentSizeCategoryAdjusting] = [self, note, UILabel()]
    for label in adjusting { label.adjustsFontForContentSizeCategory = true }
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 0) }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    if reason == .committed { resignFirstResponder() }
  }
}

final class Choice: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentTintColor = .tintColor
    removeSegment(at: 0, animated: false)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class Wait: UIActivityIndicatorView {
  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}

func paste(from pasteboard: UIPasteboard) async -> [UIColor] {
  let copy = pasteboard
  return await Task.detached { copy.colors ?? [] }.value
}

@MainActor func traits(_ screen: UIScreen) -> UITraitCollection {
  let environment: any UITraitEnvironment = screen
  return environment.traitCollection
}

@MainActor func feedback(_ view: UIView) {
  UIImpactFeedbackGenerator(style: .soft, view: view).impactOccurred(at: .zero)
  _ = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}
