// baseline: iOS 26
// platforms: iOS
import UIKit

// Scenes are asked for by request, quick actions have icons, and columns are shown as they are wanted.
final class Scenes: NSObject, UIWindowSceneDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts where context.options.openInPlace {
      var request = UISceneSessionActivationRequest(role: .windowApplication)
      request.userActivity = NSUserActivity(activityType: context.options.sourceApplication ?? "")
      UIApplication.shared.activateSceneSession(for: request) { error in print(error) }
    }
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: scene.session))
    let preferences = UIWindowScene.GeometryPreferences.iOS()
    (scene as? UIWindowScene)?.requestGeometryUpdate(preferences)
  }

  func prepare(_ split: UISplitViewController) {
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .compose)),
      UIMutableApplicationShortcutItem(type: "search", localizedTitle: "Search"),
    ]
    split.delegate = self
    split.preferredInspectorColumnWidth = 240
    split.preferredSecondaryColumnWidth = split.supplementaryColumnWidth
    if !split.isShowing(.inspector) { split.show(.inspector) }
    let appearance = UIToolbarAppearance()
    appearance.prominentButtonAppearance = appearance.doneButtonAppearance
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    switch column {
    case .primary, .supplementary, .secondary, .compact, .inspector: break
    @unknown default: break
    }
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { .oneBesideSecondary }
}

/// A text view is made with the container that its text is laid out in.
final class Editor: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    self.textContainer.lineFragmentPadding = 0
    self.textContainer.maximumNumberOfLines = 3
    typingAttributes[.foregroundColor] = UIColor.label
    scrollRangeToVisible(selectedRange)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor func editors() -> [Editor] { [Editor(), Editor(frame: .zero), Editor(frame: .zero, textContainer: nil)] }

nonisolated func renameLater(_ item: UIMutableApplicationShortcutItem) {
  Task { @MainActor in item.localizedSubtitle = "Later" }
}
