#if os(iOS)
  // sdk: partial
  @available(iOS 14.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  open class SKOverlay: NSObject {
    public init(configuration: SKOverlay.Configuration) {
      self.configuration = configuration
    }

    open private(set) var configuration: SKOverlay.Configuration

    @MainActor open func present(in scene: UIWindowScene) {}
    @MainActor open class func dismiss(in scene: UIWindowScene) {}

    // sdk: complete
    open class Configuration: NSObject {
      override init() {}
    }

    // sdk: partial
    open class AppConfiguration: SKOverlay.Configuration {
      public init(appIdentifier: String, position: SKOverlay.Position) {
        self.appIdentifier = appIdentifier
        self.position = position
      }

      open var appIdentifier: String
      open var position: SKOverlay.Position
      open var userDismissible = true
      open var campaignToken: String?
      open var providerToken: String?
      @available(iOS 15.0, visionOS 1.0, *)
      open var customProductPageIdentifier: String? {
        get { nil }
        set {}
      }
      @available(iOS 15.0, visionOS 1.0, *)
      open var latestReleaseID: String? {
        get { nil }
        set {}
      }

      open func setAdditionalValue(_ value: Any?, forKey key: String) {}
      open func additionalValue(forKey key: String) -> Any? { nil }
    }

    // sdk: partial
    open class AppClipConfiguration: SKOverlay.Configuration {
      public init(position: SKOverlay.Position) {
        self.position = position
      }

      open var position: SKOverlay.Position
      open var campaignToken: String?
      open var providerToken: String?
      @available(iOS 15.0, visionOS 1.0, *)
      open var customProductPageIdentifier: String? {
        get { nil }
        set {}
      }
      @available(iOS 15.0, visionOS 1.0, *)
      open var latestReleaseID: String? {
        get { nil }
        set {}
      }

      open func setAdditionalValue(_ value: Any?, forKey key: String) {}
      open func additionalValue(forKey key: String) -> Any? { nil }
    }

    // sdk: complete
    public enum Position: Int, Sendable {
      case bottom
      case bottomRaised
    }
  }
#endif
