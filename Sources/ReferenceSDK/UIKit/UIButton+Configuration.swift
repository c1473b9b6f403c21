extension UIButton {
  @available(iOS 14.0, *)
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
  }
}

@available(iOS 15.0, *)
extension UIButton {
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
  }

  public var configuration: UIButton.Configuration? {
    get { nil }
    set {}
  }

  // sdk: partial
  public struct Configuration: Hashable {
    // sdk: complete
    public enum Size: Hashable {
      case mini
      case small
      case medium
      case large
    }

    // sdk: complete
    public enum TitleAlignment: Hashable {
      case automatic
      case leading
      case center
      case trailing
    }

    // sdk: complete
    public enum CornerStyle: Hashable {
      case fixed
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    // sdk: complete
    public enum MacIdiomStyle: Hashable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }

    // sdk: complete
    @available(iOS 16.0, *)
    public enum Indicator: Hashable {
      case automatic
      case none
      case popup
    }

    public static func plain() -> UIButton.Configuration { .init() }
    public static func tinted() -> UIButton.Configuration { .init() }
    public static func gray() -> UIButton.Configuration { .init() }
    public static func filled() -> UIButton.Configuration { .init() }
    public static func borderless() -> UIButton.Configuration { .init() }
    public static func bordered() -> UIButton.Configuration { .init() }
    public static func borderedTinted() -> UIButton.Configuration { .init() }
    public static func borderedProminent() -> UIButton.Configuration { .init() }
    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    private init() {}

    public var background: UIBackgroundConfiguration = .clear()
    public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    public var buttonSize: UIButton.Configuration.Size = .medium
    public var macIdiomStyle: UIButton.Configuration.MacIdiomStyle = .automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    @available(iOS 16.0, *)
    public var indicator: UIButton.Configuration.Indicator {
      get { .automatic }
      set {}
    }
    @available(iOS 16.0, *)
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { nil }
      set {}
    }
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    public mutating func setDefaultContentInsets() {}
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
    public var automaticallyUpdateForSelection = true
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var imageReservation: CGFloat = 0

    public static func == (lhs: UIButton.Configuration, rhs: UIButton.Configuration) -> Bool { lhs.title == rhs.title }
    public func hash(into hasher: inout Hasher) { hasher.combine(title) }
  }
}

@available(iOS 26.0, *)
extension UIButton.Configuration {
  public static func glass() -> UIButton.Configuration { .plain() }
  public static func prominentGlass() -> UIButton.Configuration { .plain() }
  public static func clearGlass() -> UIButton.Configuration { .plain() }
  public static func prominentClearGlass() -> UIButton.Configuration { .plain() }
}
