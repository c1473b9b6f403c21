// sdk: complete
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

// sdk: complete
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

// sdk: partial
@MainActor
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont!
  open var textColor: UIColor!
  open var shadowColor: UIColor?
  open var shadowOffset: CGSize = .zero
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
}

// sdk: partial
@MainActor
open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }
}

// sdk: partial
@MainActor
open class UITextField: UIControl, UITextInputTraits {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: UITextField.BorderStyle = .none
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { false }
  open var clearButtonMode: UITextField.ViewMode = .never
  open var leftView: UIView?
  open var leftViewMode: UITextField.ViewMode = .never
  open var rightView: UIView?
  open var rightViewMode: UITextField.ViewMode = .never
  open var keyboardType: UIKeyboardType = .default
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  // sdk: complete
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  // sdk: complete
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }
}

// sdk: partial
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

// sdk: partial
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// Optional requirements.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

// sdk: partial
@MainActor
open class UIActivityIndicatorView: UIView {
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open var style: UIActivityIndicatorView.Style
  open var hidesWhenStopped = true
  open var color: UIColor!
  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }

  // sdk: partial
  public enum Style: Int, Sendable {
    @available(iOS 13.0, *)
    case medium = 100
    @available(iOS 13.0, *)
    case large = 101
  }
}

// sdk: partial
@MainActor
open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
  }

  open var arrangedSubviews: [UIView] { [] }
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: UIStackView.Distribution = .fill
  open var alignment: UIStackView.Alignment = .fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  open func addArrangedSubview(_ view: UIView) {}
  open func removeArrangedSubview(_ view: UIView) {}
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {}
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  @discardableResult
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { 0 }

  // sdk: complete
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  // sdk: complete
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: UIStackView.Alignment { .leading }
    public static var bottom: UIStackView.Alignment { .trailing }
  }
}

// sdk: partial
@MainActor
open class UIVisualEffect: NSObject {}

// sdk: partial
@MainActor
open class UIBlurEffect: UIVisualEffect {
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
  }

  // sdk: complete
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

// sdk: partial
@available(iOS 26.0, *)
@MainActor
open class UIGlassEffect: UIVisualEffect {
  public convenience init(style: UIGlassEffect.Style) {
    self.init()
  }

  open var isInteractive = false
  open var tintColor: UIColor?

  // sdk: complete
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }
}

// sdk: partial
@MainActor
open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var contentView: UIView { UIView() }
  open var effect: UIVisualEffect?
}
