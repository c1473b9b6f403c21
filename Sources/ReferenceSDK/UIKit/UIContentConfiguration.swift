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
public struct UIListContentConfiguration: UIContentConfiguration {
  public static func cell() -> UIListContentConfiguration { .init() }
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  public static func valueCell() -> UIListContentConfiguration { .init() }
  public static func plainHeader() -> UIListContentConfiguration { .init() }
  public static func plainFooter() -> UIListContentConfiguration { .init() }
  public static func groupedHeader() -> UIListContentConfiguration { .init() }
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

  @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError("Views are not made here") }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // sdk: partial
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
    public var reservedLayoutSize: CGSize = .zero
  }

  // sdk: partial
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = false
  }
}
