// platforms: iOS
// baseline: iOS 18
import UIKit

final class Avatar: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class Sections: UITableViewController {
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UILabel() }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = velocity.y < 0 ? 0 : targetContentOffset.pointee.y
  }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

final class Grid: UICollectionViewController {
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = velocity.y < 0 ? 0 : targetContentOffset.pointee.y
  }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView()
  }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

final class Columns: UICollectionViewFlowLayout {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class Root: UITabBarController {
  private let first: String

  init(first: String) {
    self.first = first
    super.init(tabs: [])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { view.endEditing(true) }
}

// Values that belong to no actor.
nonisolated func configurations() -> Set<UIButton.Configuration> {
  var filled = UIButton.Configuration.filled()
  filled.title = "Go"
  return [filled, .plain()]
}

nonisolated func contents() -> [UIListContentConfiguration] {
  var content = UIListContentConfiguration.cell()
  content.text = "Hut"
  return content == .header() ? [] : [content, .footer()]
}

nonisolated func registration() -> UICollectionView.CellRegistration<UICollectionViewListCell, String> {
  UICollectionView.CellRegistration { _, _, _ in }
}

nonisolated func transition() -> UIViewController.Transition { .crossDissolve }

// What comes from Objective-C may be left unused.
@MainActor func unused(_ field: UITextField, _ table: UITableView) {
  field.becomeFirstResponder()
  table.dequeueReusableCell(withIdentifier: "a")
  field.sizeThatFits(.zero)
}

// What may go from one actor to another.
nonisolated func sent<each Value: Sendable>(_ value: repeat each Value) {}

nonisolated func send(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>) {
  var snapshot = snapshot
  snapshot.moveSection(1, beforeSection: 0)
  sent(snapshot, NSMutableParagraphStyle(), UIGraphicsImageRenderer(size: .zero))
}

// Every way to dismiss a keyboard.
@MainActor func dismisses(_ view: UIScrollView, _ field: UITextField) -> Bool {
  field.keyboardType = .alphabet
  switch view.keyboardDismissMode {
  case .none: return false
  case .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory: return true
  @unknown default: return false
  }
}

final class Swiped: UITableViewCell {
  private let recognizer = UIPanGestureRecognizer()

  override func prepareForReuse() { recognizer.delegate = self }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isEditing }
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

final class Copied: UILabel {
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  override func printContent(_ sender: Any?) {}
}

@MainActor
func proceed(in controllers: [UIViewController], by restorationHandler: ([any UIUserActivityRestoring]?) -> Void) {
  restorationHandler(controllers)
}

final class Rating: UIView {
  var stars = 0

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { "Rating" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { "\(stars) stars" }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set {}
  }
}
