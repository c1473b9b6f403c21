// baseline: iOS 18
// platforms: iOS
import UIKit

/// Every control tracks touches, sends actions and may have a menu.
final class Dial: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isTouchInside }

  override func cancelTracking(with event: UIEvent?) {
    for action in actions(forTarget: self, forControlEvent: .touchCancel) ?? [] { print(action) }
    super.cancelTracking(with: event)
  }

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }

  func prepare() {
    showsMenuAsPrimaryAction = true
    isContextMenuInteractionEnabled = true
    toolTip = "Turns"
    removeAction(identifiedBy: UIAction.Identifier("turn"), for: .primaryActionTriggered)
    if allControlEvents.contains(.systemReserved) { removeTarget(nil, action: nil, for: .allEvents) }
  }
}

@MainActor func recognize(_ recognizer: UIGestureRecognizer) -> Bool {
  recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
  recognizer.requiresExclusiveTouchType = false
  return recognizer.buttonMask.contains(.secondary)
}

@MainActor func copied(_ action: UIAlertAction) -> UIAlertAction? { action.copy() as? UIAlertAction }

/// Fonts are made by name, and a subclass calls the initialiser of this class.
func font() -> UIFont { UIFont(name: "Avenir", size: 12) ?? .systemFont(ofSize: 12) }

final class Row: UITableViewCell {
  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    if state.contains(.showingEditControl) { editingAccessoryType = .detailButton }
    textLabel?.text = "A"
    separatorInset = .zero
    multipleSelectionBackgroundView = UIView()
  }

  override func dragStateDidChange(_ dragState: DragState) {
    if dragState == .dragging { focusStyle = .custom }
  }
}

final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.prefetchDataSource = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.reorderingCadence = .fast
    collectionView.insertSections([0])
    collectionView.moveSection(0, toSection: 1)
    collectionView.reconfigureItems(at: collectionView.indexPathsForVisibleItems)
    collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { finished in print(finished) }
    if let path = collectionView.indexPathForItem(at: .zero), collectionView.beginInteractiveMovementForItem(at: path) {
      collectionView.endInteractiveMovement()
    }
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 40, height: 40) }

  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { false }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// A refresh control is made without a frame, and a storyboard by name.
final class Refresh: UIRefreshControl {
  override init() {
    super.init()
    attributedTitle = NSAttributedString(string: "Refreshing")
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor func made(_ toggle: UISwitch) -> (Refresh, UIStoryboard) {
  toggle.preferredStyle = toggle.style == .sliding ? .checkbox : .automatic
  return (Refresh(), UIStoryboard(name: "Main", bundle: nil))
}

final class Share: UIActivityViewController {
  init(_ items: [Any]) {
    super.init(activityItems: items, applicationActivities: nil)
  }
}

@MainActor func button(_ image: UIImage) -> UIButton {
  let button = UIButton.systemButton(with: image, target: nil, action: nil)
  button.setTitleColor(button.titleColor(for: .normal) ?? button.currentTitleColor, for: .highlighted)
  button.setImage(button.currentImage, for: [.selected, .highlighted])
  button.setPreferredSymbolConfiguration(button.currentPreferredSymbolConfiguration, forImageIn: .disabled)
  button.isPointerInteractionEnabled = !button.isHeld
  return button.buttonType == .roundedRect ? button : UIButton(type: .close)
}

@MainActor func draw() -> UIImage {
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .default())
  let drawing: UIGraphicsImageRenderer.DrawingActions = { $0.fill($0.format.bounds) }
  let image = renderer.image(actions: drawing)
  image.accessibilityIdentifier = "dot"
  print(UIGraphicsImageRenderer(bounds: .zero, format: .init()).format.bounds, NSTextContainer())
  return image
}

@MainActor func name(_ elements: [any UIAccessibilityIdentification]) {
  for element in elements { element.accessibilityIdentifier = "element" }
}
