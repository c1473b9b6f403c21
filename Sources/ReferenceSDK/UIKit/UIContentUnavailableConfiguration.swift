// sdk: partial
@available(iOS 17.0, *)
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView {
  @available(*, unavailable)
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  public convenience init() {
    fatalError("A content-unavailable view is made from a configuration")
  }

  open var isScrollEnabled = false
}

@available(iOS 17.0, *)
extension UIContentUnavailableView: UIContentView {
  public convenience init(configuration: UIContentUnavailableConfiguration) { self.init(coder: NSCoder()) }

  public var configuration: any UIContentConfiguration {
    get { UIContentUnavailableConfiguration.empty() }
    set {}
  }
}

// sdk: complete
@available(iOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public static func empty() -> UIContentUnavailableConfiguration { .init() }
  public static func loading() -> UIContentUnavailableConfiguration { .init() }
  public static func search() -> UIContentUnavailableConfiguration { .init() }

  private init() {}

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

  public var image: UIImage?
  public var imageProperties = UIContentUnavailableConfiguration.ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = UIContentUnavailableConfiguration.TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = UIContentUnavailableConfiguration.TextProperties()
  public var button: UIButton.Configuration = .plain()
  public var buttonProperties = UIContentUnavailableConfiguration.ButtonProperties()
  public var secondaryButton: UIButton.Configuration = .plain()
  public var secondaryButtonProperties = UIContentUnavailableConfiguration.ButtonProperties()
  public var alignment: UIContentUnavailableConfiguration.Alignment = .center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextPadding: CGFloat = 0
  public var textToButtonPadding: CGFloat = 0
  public var buttonToSecondaryButtonPadding: CGFloat = 0
  public var background: UIBackgroundConfiguration = .clear()

  public static func == (lhs: UIContentUnavailableConfiguration, rhs: UIContentUnavailableConfiguration) -> Bool {
    lhs.text == rhs.text && lhs.secondaryText == rhs.secondaryText
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(text); hasher.combine(secondaryText) }

  // sdk: complete
  public enum Alignment: Hashable {
    case natural
    case center
  }

  // sdk: complete
  public struct ImageProperties: Hashable {
    public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool { lhs.cornerRadius == rhs.cornerRadius }
    public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }

    init() {}

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
    public var accessibilityIgnoresInvertColors = false
  }

  // sdk: complete
  public struct TextProperties: Hashable {
    init() {}

    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  // sdk: complete
  public struct ButtonProperties: Hashable {
    init() {}

    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role: UIButton.Role = .normal
  }
}

@available(iOS 17.0, *)
extension UIViewController {
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
}

@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "UIContentUnavailableConfiguration" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration.ImageProperties: CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  public var description: String { "UIContentUnavailableConfiguration.ImageProperties" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration.TextProperties: CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  public var description: String { "UIContentUnavailableConfiguration.TextProperties" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration.ButtonProperties: CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  public var description: String { "UIContentUnavailableConfiguration.ButtonProperties" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
