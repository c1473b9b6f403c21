// baseline: iOS 17
// platforms: iOS
import UIKit

// Apple declares these initialisers for code from before concurrency: off the main actor they are but warned of.
func commands() -> [UIMenuElement] {
  [
    UIKeyCommand(title: "Find", action: Selector(("find")), input: "f", modifierFlags: .command),
    UICommand(title: "Sort", action: Selector(("sort"))), UIAction(title: "Share") { _ in },
    UIMenu(title: "More", children: []),
  ]
}
