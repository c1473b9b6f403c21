// sdk: partial
@MainActor
open class UIResponder: NSObject {
  nonisolated public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  open var userActivity: NSUserActivity?

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    false
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    false
  }
}

// sdk: partial
@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect = .zero) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  open var frame: CGRect
  open var bounds: CGRect
  open var tag = 0
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var window: UIWindow? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var intrinsicContentSize: CGSize { .zero }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsDisplay() {}
  open func sizeToFit() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    size
  }
}
