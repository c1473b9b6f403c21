// baseline: iOS 18
// platforms: iOS
import UIKit

// What UIKit alone makes.
@MainActor func made() {
  _ = UISceneWindowingBehaviors()  // error: inaccessible
  _ = UIStatusBarManager()  // error: inaccessible
  _ = UIViewController.Transition()  // error: unavailable
  _ = UIViewController.Transition.ZoomSourceViewProviderContext()  // error: unavailable
}

// A group's children have no default.
@MainActor func group() -> UITab {
  UITabGroup(title: "Library", image: nil, identifier: "library")  // error: missing argument for parameter 'children'
}

func transition(to detail: UIViewController) {
  detail.preferredTransition = .crossDissolve  // error: main actor-isolated
}
