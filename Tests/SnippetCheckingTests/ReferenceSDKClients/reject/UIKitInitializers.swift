// baseline: iOS 18
// platforms: iOS
import UIKit

// What UIKit alone makes.
@MainActor func made(_ coder: NSCoder) {
  _ = UISceneWindowingBehaviors()  // error: inaccessible
  _ = UIStatusBarManager()  // error: inaccessible
  _ = UIOpenURLContext()  // error: inaccessible
  _ = UIWindowScene.Geometry()  // error: inaccessible
  _ = UIWindowScene.GeometryPreferences()  // error: inaccessible
  _ = UIActivityViewController(coder: coder)  // error: unavailable
  _ = UIImage.Configuration()  // error: missing argument
  _ = UIViewController.Transition()  // error: unavailable
  _ = UIViewController.Transition.ZoomSourceViewProviderContext()  // error: unavailable
}

// A group's children have no default.
@MainActor func group() -> UITab {
  UITabGroup(title: "Library", image: nil, identifier: "library")  // error: missing argument for parameter 'children'
}

func transition(to detail: UIViewController) {
  detail.preferredTransition = .crossDissolve
}

// A focus environment says who is above it.
final class Corner: NSObject, UIFocusEnvironment {  // error: does not conform to protocol 'UIFocusEnvironment'
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  func setNeedsFocusUpdate() {}
  func updateFocusIfNeeded() {}
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

@MainActor func delegates(_ table: UITableView, _ scroll: any UIScrollViewDelegate) {
  let wrong: (any UICollectionViewDelegate)? = table.delegate  // error: cannot assign value of type
  _ = wrong
}

// A text view's designated initialiser takes a text container.
final class Note: UITextView {
  init() {
    super.init(frame: .zero)  // error: must call a designated initializer
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor func inspect(_ split: UISplitViewController) {
  split.show(.inspector)  // error: only available in iOS 26
}

// A font is named by a convenience initialiser.
final class Face: UIFont, @unchecked Sendable {
  override init() {
    super.init(name: "Avenir", size: 12)!  // error: must call a designated initializer
  }
  required init?(coder: NSCoder) { nil }
}

// The controller has what it does as a delegate.
final class Shelf: UICollectionViewController {
  func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool { true }  // error: 'override'
}
