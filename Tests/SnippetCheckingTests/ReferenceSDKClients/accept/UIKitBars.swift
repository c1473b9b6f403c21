// baseline: iOS 18
// platforms: iOS
import UIKit

// What edits a title in the bar is any class.
@available(iOS 16.0, *)
@MainActor
final class Renamer: UINavigationItemRenameDelegate {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
    print(title)
  }

  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) {
    (suggestedTitle, suggestedTitle.startIndex..<suggestedTitle.endIndex)
  }
}

final class Tools: NSObject, UIToolbarDelegate {}

@MainActor func prepare(_ item: UINavigationItem, _ renamer: Renamer) {
  item.renameDelegate = renamer
}

@MainActor func style(_ bar: UITabBar, _ toolbar: UIToolbar, _ tools: Tools) {
  let layout = UITabBarItemAppearance(style: .stacked)
  layout.configureWithDefault(for: .inline)
  layout.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
  layout.selected.badgeBackgroundColor = .red

  let appearance = UITabBarAppearance()
  appearance.stackedLayoutAppearance = layout
  appearance.stackedItemPositioning = .centered
  bar.standardAppearance = appearance
  bar.itemPositioning = .automatic

  toolbar.compactAppearance = UIToolbarAppearance()
  toolbar.delegate = tools
  print(UIBarButtonItemAppearance().copy())
}

@MainActor func present(_ popover: UIPopoverPresentationController, from guide: UILayoutGuide, or item: UITabBarItem) {
  popover.sourceItem = guide
  popover.sourceItem = item
}

// A stack that is decoded is there.
final class Column: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = UIStackView.spacingUseSystem
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class Share: UIActivity {
  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: UIActivity.ActivityType? { .init("share") }
  override func prepare(withActivityItems activityItems: [Any]) {}
  override func perform() { activityDidFinish(true) }
}

@MainActor func look(_ traits: UITraitCollection) -> Bool {
  let larger = traits.modifyingTraits { $0.preferredContentSizeCategory = .large }
  let known: Set<UIAccessibilityTraits> = [.button, .header]
  return larger[UITraitPreferredContentSizeCategory.self] > .medium && !known.isEmpty
    && larger.changedTraits(from: traits).isEmpty
}

func rotated(_ recognizer: UIRotationGestureRecognizer) async -> CGFloat {
  await recognizer.rotation
}
