/// What assistive technologies are told, and what is known of them.
// sdk: partial
public struct UIAccessibility: BitwiseCopyable {
  @MainActor @preconcurrency public static func post(notification: UIAccessibility.Notification, argument: Any?) {}

  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { false }
  @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { false }
  @MainActor @preconcurrency public static var isGrayscaleEnabled: Bool { false }
  @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool { false }
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { false }
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { false }
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool { false }
  @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { false }
  @MainActor @preconcurrency public static var isSpeakScreenEnabled: Bool { false }
  @MainActor @preconcurrency public static var isGuidedAccessEnabled: Bool { false }
  @MainActor @preconcurrency public static var isAssistiveTouchRunning: Bool { false }
  @MainActor @preconcurrency public static var isClosedCaptioningEnabled: Bool { false }
  @MainActor @preconcurrency public static var isMonoAudioEnabled: Bool { false }
  @MainActor @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool { false }
  @MainActor @preconcurrency public static var isShakeToUndoEnabled: Bool { false }
  @MainActor @preconcurrency public static var isSpeakSelectionEnabled: Bool { false }
  @MainActor @preconcurrency public static var isVideoAutoplayEnabled: Bool { false }
  @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool { false }
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @preconcurrency public static var prefersCrossFadeTransitions: Bool { false }

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

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
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
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

/// What tests of the user interface find by a name.
// sdk: complete
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIBarItem: UIAccessibilityIdentification {}

extension UIAlertAction: UIAccessibilityIdentification {}

extension UIMenuElement: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {
  @MainActor @preconcurrency public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
}

@available(iOS 18.0, *)
extension UITab: UIAccessibilityIdentification {}
