// sdk: partial
@available(iOS 14.0, *)
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

// sdk: partial
@available(iOS 14.0, *)
@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

// sdk: partial
@available(iOS 14.0, *)
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

// sdk: partial
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public static func cell() -> UIListContentConfiguration { .init() }
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  public static func valueCell() -> UIListContentConfiguration { .init() }
  @available(iOS 18.0, *)
  public static func header() -> UIListContentConfiguration { .init() }
  @available(iOS 18.0, *)
  public static func footer() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0)
  public static func plainHeader() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0)
  public static func plainFooter() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0)
  public static func groupedHeader() -> UIListContentConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0)
  public static func groupedFooter() -> UIListContentConfiguration { .init() }

  public var image: UIImage?
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = UIListContentConfiguration.TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  public var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  public static func == (lhs: UIListContentConfiguration, rhs: UIListContentConfiguration) -> Bool {
    lhs.text == rhs.text
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError("Views are not made here") }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // sdk: partial
  public struct ImageProperties: Hashable {
    public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool { lhs.cornerRadius == rhs.cornerRadius }
    public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }

    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
    public var reservedLayoutSize: CGSize = .zero
  }

  // sdk: partial
  public struct TextProperties: Hashable {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = false
  }
}
