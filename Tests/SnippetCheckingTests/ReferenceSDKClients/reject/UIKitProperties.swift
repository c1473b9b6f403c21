// platforms: iOS
import UIKit

@MainActor func change(_ item: UIApplicationShortcutItem, _ tab: UITab, _ scene: UIScene) {
  item.localizedTitle = "A"  // error: is a get-only property
  tab.identifier = "a"  // error: setter is inaccessible
  scene.session = scene.session  // error: setter is inaccessible
  _ = UIViewController.Transition()  // error: 'init()' is unavailable
}
