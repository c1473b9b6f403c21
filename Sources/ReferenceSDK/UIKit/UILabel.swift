// sdk: complete
public enum NSTextAlignment: Int, Sendable, BitwiseCopyable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

// sdk: complete
public enum NSLineBreakMode: Int, Sendable, BitwiseCopyable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

// sdk: partial
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
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
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0

  @discardableResult
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}
}

/// What can follow the text size that a person prefers.
// sdk: complete
@available(iOS 10.0, *)
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

// sdk: partial
@MainActor @preconcurrency
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
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }
}

// sdk: partial
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  open var style: UIActivityIndicatorView.Style
  open var hidesWhenStopped = true
  open var color: UIColor!
  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    @available(iOS 13.0, *)
    case medium = 100
    @available(iOS 13.0, *)
    case large = 101
    @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "large")
    case whiteLarge = 0
    @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "medium")
    case white = 1
    @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "medium")
    case gray = 2
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UIStackView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
  }

  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = .leastNormalMagnitude

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
  public enum Distribution: Int, Sendable, BitwiseCopyable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  // sdk: complete
  public enum Alignment: Int, Sendable, BitwiseCopyable {
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
