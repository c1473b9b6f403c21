// baseline: iOS 18
// platforms: iOS
import UIKit

@MainActor func make() {
  _ = UIListContentView(frame: .zero)  // error: unavailable
  _ = UIContentUnavailableView(frame: .zero)  // error: unavailable
  _ = UIBarButtonItemStateAppearance()  // error: inaccessible
  _ = UITabBarItemStateAppearance()  // error: inaccessible
  _ = UIBlurEffect.Style.extraDark  // error: unavailable
}

// Kinds and sizes of a collection view belong to the main actor.
func kind() -> String {
  UICollectionView.elementKindSectionHeader
}

func size() -> CGSize {
  UICollectionViewFlowLayout.automaticSize
}

// What renames is held weakly, so it's an object.
struct Renamer: UINavigationItemRenameDelegate {  // error: non-class type
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
}

// A stack that is decoded is there, so it can't turn out nil.
final class Column: UIStackView {
  required init?(coder: NSCoder) {  // error: failable initializer
    super.init(coder: coder)
  }
}
