// sdk: partial
@MainActor @preconcurrency
open class UIButton: UIControl {
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
  }

  @discardableResult
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    fatalError("Buttons are not made here")
  }

  @available(
    iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration"
  )
  open var contentEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  @available(
    iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration"
  )
  open var titleEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  @available(
    iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration"
  )
  open var imageEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  @available(
    iOS, introduced: 2.0, deprecated: 15.0,
    message:
      "This property is ignored when using UIButtonConfiguration, you may customize to replicate this behavior via a configurationUpdateHandler"
  )
  open var reversesTitleShadowWhenHighlighted: Bool {
    get { false }
    set {}
  }
  @available(
    iOS, introduced: 2.0, deprecated: 15.0,
    message:
      "This property is ignored when using UIButtonConfiguration, you may customize to replicate this behavior via a configurationUpdateHandler"
  )
  open var adjustsImageWhenHighlighted: Bool {
    get { true }
    set {}
  }
  @available(
    iOS, introduced: 2.0, deprecated: 15.0,
    message:
      "This property is ignored when using UIButtonConfiguration, you may customize to replicate this behavior via a configurationUpdateHandler"
  )
  open var adjustsImageWhenDisabled: Bool {
    get { true }
    set {}
  }
  @available(
    iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration"
  )
  open var showsTouchWhenHighlighted: Bool {
    get { false }
    set {}
  }
  @available(iOS 13.4, *)
  open var isPointerInteractionEnabled: Bool {
    get { false }
    set {}
  }
  @available(iOS 15.0, *)
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    get { nil }
    set {}
  }
  @available(iOS 15.0, *)
  open var automaticallyUpdatesConfiguration: Bool {
    get { true }
    set {}
  }
  @available(iOS 14.0, *)
  open var menu: UIMenu? {
    get { nil }
    set {}
  }
  @available(iOS 15.0, *)
  open var changesSelectionAsPrimaryAction: Bool {
    get { false }
    set {}
  }
  open var titleLabel: UILabel? { nil }
  open var imageView: UIImageView? { nil }
  @available(iOS 15.0, *)
  open var subtitleLabel: UILabel? { nil }
  @available(iOS 15.0, *)
  open var isHovered: Bool { false }
  @available(iOS 15.0, *)
  open var isHeld: Bool { false }
  open var currentTitle: String? { nil }
  open var currentTitleColor: UIColor { .white }
  open var currentTitleShadowColor: UIColor? { nil }
  open var currentImage: UIImage? { nil }
  open var currentBackgroundImage: UIImage? { nil }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
  open var currentAttributedTitle: NSAttributedString? { nil }
  open var buttonType: UIButton.ButtonType { .system }

  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  @available(iOS 15.0, *)
  open func setNeedsUpdateConfiguration() {}
  @available(iOS 15.0, *)
  open func updateConfiguration() {}
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  @discardableResult
  open func title(for state: UIControl.State) -> String? { nil }
  @discardableResult
  open func image(for state: UIControl.State) -> UIImage? { nil }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  @discardableResult
  open func titleColor(for state: UIControl.State) -> UIColor? { nil }
  @discardableResult
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { nil }
  @discardableResult
  open func backgroundImage(for state: UIControl.State) -> UIImage? { nil }
  @discardableResult
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? { nil }
  @discardableResult
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { nil }

  @available(iOS 14.0, *)
  open var role: UIButton.Role {
    get { .normal }
    set {}
  }

  // sdk: complete
  @available(iOS 14.0, *)
  public enum Role: Int, Sendable, BitwiseCopyable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  // sdk: complete
  public enum ButtonType: Int, Sendable, BitwiseCopyable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    @available(iOS, unavailable)
    case plain = 6
    case close = 7

    public static var roundedRect: UIButton.ButtonType { .system }
  }
}
