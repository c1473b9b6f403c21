// sdk: complete
@available(iOS 14.0, *)
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

// sdk: complete
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  @available(iOS 16.0, *)
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 16.0, *)
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

// sdk: partial
@available(iOS 14.0, *)
@MainActor @preconcurrency
open class UIListContentView: UIView {
  @available(*, unavailable)
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(*, unavailable)
  public convenience init() {
    fatalError("A list content view is made from a configuration")
  }

  open var textLayoutGuide: UILayoutGuide? { nil }
  open var secondaryTextLayoutGuide: UILayoutGuide? { nil }
  open var imageLayoutGuide: UILayoutGuide? { nil }
}

@available(iOS 14.0, *)
extension UIListContentView: UIContentView {
  public convenience init(configuration: UIListContentConfiguration) { self.init(coder: NSCoder())! }

  public var configuration: any UIContentConfiguration {
    get { UIListContentConfiguration.cell() }
    set {}
  }
}

// sdk: complete
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public static func cell() -> UIListContentConfiguration { .init() }
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  public static func valueCell() -> UIListContentConfiguration { .init() }
  @available(iOS 18.0, *)
  public static func header() -> UIListContentConfiguration { .init() }
  @available(iOS 18.0, *)
  public static func footer() -> UIListContentConfiguration { .init() }
  @available(iOS 15.0, *)
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init() }
  @available(iOS 15.0, *)
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .init() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .init() }

  private init() {}

  public var image: UIImage?
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = UIListContentConfiguration.TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  @available(iOS 18.0, *)
  public var alpha: CGFloat {
    get { 1 }
    set {}
  }

  public static func == (lhs: UIListContentConfiguration, rhs: UIListContentConfiguration) -> Bool {
    lhs.text == rhs.text
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // sdk: complete
  public struct ImageProperties: Hashable {
    public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool { lhs.cornerRadius == rhs.cornerRadius }
    public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }

    init() {}

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
    public var reservedLayoutSize: CGSize = .zero
    public var accessibilityIgnoresInvertColors = false
    @available(iOS 18.0, *)
    public var strokeColor: UIColor? {
      get { nil }
      set {}
    }
    @available(iOS 18.0, *)
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { nil }
      set {}
    }
    @available(iOS 18.0, *)
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { tintColor }
    @available(iOS 18.0, *)
    public var strokeWidth: CGFloat {
      get { 0 }
      set {}
    }
    public static let standardDimension: CGFloat = 0
  }

  // sdk: complete
  public struct TextProperties: Hashable {
    // sdk: complete
    public enum TextAlignment: Hashable {
      case natural
      case center
      case justified
    }

    // sdk: complete
    public enum TextTransform: Hashable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public static func == (lhs: TextProperties, rhs: TextProperties) -> Bool { lhs.font == rhs.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }

    init() {}

    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public func resolvedColor() -> UIColor { color }
    public var alignment: UIListContentConfiguration.TextProperties.TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = false
    public var showsExpansionTextWhenTruncated = false
    public var transform: UIListContentConfiguration.TextProperties.TextTransform = .none
  }
}

extension UIListContentConfiguration {
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "header")
  public static func plainHeader() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "footer")
  public static func plainFooter() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "header")
  public static func groupedHeader() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "footer")
  public static func groupedFooter() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "cell")
  public static func sidebarCell() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "subtitleCell")
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "header")
  public static func sidebarHeader() -> UIListContentConfiguration { .init() }
}

@available(iOS 14.0, *)
extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "UIListContentConfiguration" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(iOS 14.0, *)
extension UIListContentConfiguration.ImageProperties: CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  public var description: String { "UIListContentConfiguration.ImageProperties" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(iOS 14.0, *)
extension UIListContentConfiguration.TextProperties: CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  public var description: String { "UIListContentConfiguration.TextProperties" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
