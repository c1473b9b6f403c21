/// What assistive technologies are told, and what is known of them.
// sdk: partial
public struct UIAccessibility {
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {}

  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isBoldTextEnabled: Bool { false }
  @MainActor public static var isGrayscaleEnabled: Bool { false }
  @MainActor public static var isInvertColorsEnabled: Bool { false }
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  @MainActor public static var isSwitchControlRunning: Bool { false }
  @MainActor public static var isSpeakScreenEnabled: Bool { false }
  @MainActor public static var isGuidedAccessEnabled: Bool { false }

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("voiceOverStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "reduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "reduceTransparencyStatusDidChange")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("boldTextStatusDidChange")

  // sdk: complete
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1015)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1016)
  }
}

// sdk: complete
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static var none: UIAccessibilityTraits { [] }
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
  @available(iOS 17.0, *)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 29)
  @available(iOS 17.0, *)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 30)
}
