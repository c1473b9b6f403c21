// baseline: iOS 13
// platforms: iOS
import UIKit

let style: UISplitViewController.Style? = nil  // error: is only available in iOS 14.0
let column: UISplitViewController.Column? = nil  // error: is only available in iOS 14.0
let behavior: UISplitViewController.SplitBehavior? = nil  // error: is only available in iOS 14.0
let button: UISplitViewController.DisplayModeButtonVisibility? = nil  // error: is only available in iOS 14.5
let edge: UISplitViewController.PrimaryEdge? = nil
let background: UISplitViewController.BackgroundStyle? = nil

final class TrailSplitDelegate: UISplitViewControllerDelegate {
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
}

@MainActor func tell(_ delegate: any UISplitViewControllerDelegate, of split: UISplitViewController) {
  delegate.splitViewControllerDidCollapse(split)  // error: is only available in iOS 14.0
  delegate.splitViewControllerDidExpand(split)  // error: is only available in iOS 14.0
  _ = delegate.primaryViewController(forCollapsing: split)
}
