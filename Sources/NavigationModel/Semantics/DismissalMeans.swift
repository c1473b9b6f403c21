/// Ways to leave a screen or to close a presentation.
public struct DismissalMeans: OptionSet, Hashable, Sendable {
  public var rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The back button.
  public static let back = DismissalMeans(rawValue: 1 << 0)
  /// A swipe from the leading edge.
  public static let edgeSwipe = DismissalMeans(rawValue: 1 << 1)
  /// A swipe that begins in the content.
  public static let contentSwipe = DismissalMeans(rawValue: 1 << 2)
  public static let swipeDown = DismissalMeans(rawValue: 1 << 3)
  /// A tap or click outside.
  public static let tapOutside = DismissalMeans(rawValue: 1 << 4)
  /// A button in the content that the app provides: Close, Done, Cancel.
  public static let ownButton = DismissalMeans(rawValue: 1 << 5)
  /// One of the buttons of an alert or a dialog; the system adds one if there is none.
  public static let actionButton = DismissalMeans(rawValue: 1 << 6)
  /// The app's own code: the binding, the path, `dismiss`.
  public static let program = DismissalMeans(rawValue: 1 << 7)

  /// Those that `interactiveDismissDisabled(_:)` takes away. Apple's page names dragging a sheet and clicking or
  /// tapping outside of a popover; closing by code stays possible.
  public static let interactive: DismissalMeans = [.swipeDown, .tapOutside]

  /// How a pushed screen is left. A content swipe is documented for UIKit's navigation controller
  /// (`interactiveContentPopGestureRecognizer`, iOS 26); that SwiftUI's stack shares it is assumed.
  public static func leavingPush(on device: Device) -> DismissalMeans {
    if device.platform == .mac { return [.back, .program] }
    let swipes: DismissalMeans = device.baseline == .ios26 ? [.edgeSwipe, .contentSwipe] : [.edgeSwipe]
    return swipes.union([.back, .program])
  }

  /// How a presentation is closed where it looks like this.
  ///
  /// Apple's pages say: a sheet is dragged down and a popover closed by a click or tap outside
  /// (`interactiveDismissDisabled(_:)`); all actions of alerts and dialogs close them; a dialog of a regular size class
  /// in iOS is a popover that a tap outside closes. That an action sheet closes by a tap outside is not on those pages.
  public static func closing(
    _ kind: PresentationKind, as appearance: Appearance, on platform: Platform
  ) -> DismissalMeans {
    switch kind {
    case .alert: return [.actionButton, .program]
    case .confirmationDialog:
      return appearance == .alert ? [.actionButton, .program] : [.actionButton, .tapOutside, .program]
    case .sheet, .cover, .popover, .inspector: break
    }
    switch appearance {
    case .sheet: return platform == .mac ? [.ownButton, .program] : [.swipeDown, .ownButton, .program]
    case .popover: return [.tapOutside, .ownButton, .program]
    case .cover, .column, .alert, .actionSheet: return [.ownButton, .program]
    }
  }
}
