// baseline: iOS 18
// platforms: iOS
import UIKit

// Subclasses have a delegate of their own type.
final class Owner: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate,
  UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.x = 0
  }
}

@MainActor func assign(_ owner: Owner, _ scroll: UIScrollView, _ controller: UIViewController) {
  scroll.delegate = owner
  let table = UITableView()
  table.delegate = owner
  let tableDelegate: (any UITableViewDelegate)? = table.delegate
  tableDelegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
  let collection = UICollectionView()
  collection.delegate = owner
  let collectionDelegate: (any UICollectionViewDelegate)? = collection.delegate
  _ = collectionDelegate
  let text = UITextView()
  text.delegate = owner
  text.autocapitalizationType = .none
  text.returnKeyType = .done
  controller.sheetPresentationController?.delegate = owner
  controller.popoverPresentationController?.delegate = owner
  controller.popoverPresentationController?.sourceItem = UIBarButtonItem()
  controller.popoverPresentationController?.sourceItem = scroll
  controller.presentationController?.delegate = owner
  let picker = UIImagePickerController()
  picker.delegate = owner
  let pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? = picker.delegate
  _ = pickerDelegate
  table.delegate = nil
}

final class Table: UITableView {
  override var delegate: (any UITableViewDelegate)? {
    didSet { reloadData() }
  }
}

// What a class with designated initialisers of its own still inherits.
@MainActor func inherited() -> [UIView] {
  _ = UISceneConfiguration()
  _ = UIBarButtonItemGroup()
  _ = UICollectionViewController()
  _ = UIColor()
  return [UITableViewCell(), UITableViewHeaderFooterView(frame: .zero), UIVisualEffectView(), UICollectionView()]
}

final class Badge: NSObject, UIFocusItem {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  var focusItemContainer: (any UIFocusItemContainer)? { nil }
  var canBecomeFocused: Bool { true }
  var frame: CGRect { .zero }
  func setNeedsFocusUpdate() {}
  func updateFocusIfNeeded() {}
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { context.nextFocusedItem === self }
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

func coded(_ image: UIImage, _ color: UIColor, _ font: UIFont, _ traits: UITraitCollection) -> [any NSSecureCoding] {
  let copies: [any NSCopying] = [color, font, traits, NSParagraphStyle()]
  _ = copies
  return [image, color, font, traits, NSShadow(), NSParagraphStyle()]
}

@MainActor func guide(_ view: UIView) -> any NSCoding {
  let guide = UILayoutGuide()
  guide.owningView = view
  view.topAnchor.anchorWithOffset(to: guide.bottomAnchor)
  NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", metrics: nil, views: ["a": view])
  return guide
}
