// platforms: iOS
import UIKit

final class Themed: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) {
      (controller: Themed, previous: UITraitCollection) in
      controller.view.backgroundColor = previous.userInterfaceStyle == .dark ? .black : .white
    }
    traitOverrides.horizontalSizeClass = .compact
    view.traitOverrides.userInterfaceStyle = .dark
    UINavigationBar.appearance(whenContainedInInstancesOf: [Themed.self]).tintColor = .red
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }
}

func offMain(_ application: UIApplication, _ url: URL) -> Bool {
  application.canOpenURL(url) && application.isProtectedDataAvailable && application.backgroundTimeRemaining > 1
}

@MainActor func groups() -> UITabGroup {
  let group = UITabGroup(title: "A", image: nil, identifier: "a", children: [])
  group.sidebarAppearance = .rootSection
  group.managingNavigationController = UINavigationController()
  group.selectedChild = group.tab(forIdentifier: "b")
  return group
}

@MainActor func present(_ controller: UIViewController) {
  controller.preferredTransition = .crossDissolve
}

// What C declares as options is copied bit by bit.
func copied<Value: BitwiseCopyable>(_ value: Value) -> Value { value }

func options(_ axis: UIAxis, _ event: UIControl.Event) -> Bool {
  copied(axis).isEmpty && copied(event).isEmpty
}

// Where an accessory and a column stand.
@available(iOS 26.0, *)
final class PlayerView: UIView {
  func observe() {
    registerForTraitChanges([
      UITraitTabAccessoryEnvironment.self, UITraitSplitViewControllerLayoutEnvironment.self,
    ]) { (view: PlayerView, previous: UITraitCollection) in
      view.isHidden = view.traitCollection.tabAccessoryEnvironment == .inline
      view.alpha = previous.splitViewControllerLayoutEnvironment == .collapsed ? 1 : 0.5
    }
    traitOverrides.tabAccessoryEnvironment = .regular
  }
}
