// baseline: iOS 18
// platforms: iOS
import UIKit

// Zooming out of a cell.
final class ListController: UIViewController {
  let thumbnail = UIView()

  func open(_ detail: UIViewController) {
    detail.preferredTransition = .zoom { context in
      guard let list = context.sourceViewController as? ListController else { return nil }
      return list.thumbnail
    }
    navigationController?.pushViewController(detail, animated: true)
  }

  func openDimmed(_ detail: UIViewController) {
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .black
    options.dimmingVisualEffect = UIBlurEffect(style: .regular)
    options.interactiveDismissShouldBegin = { $0.willBegin && $0.location.y > 10 && $0.velocity.dy > 0 }
    detail.preferredTransition = .zoom(options: options) { _ in nil }
    present(detail, animated: true)
    detail.preferredTransition = .crossDissolve
  }
}

// The bar asks before it pops.
final class BarOwner: NSObject, UINavigationBarDelegate, UISearchControllerDelegate, UISearchBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  func willPresentSearchController(_ searchController: UISearchController) {}
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

@MainActor func search() -> UISearchController {
  let search = UISearchController()
  let owner = BarOwner()
  search.delegate = owner
  search.scopeBarActivation = .onSearchActivation
  search.searchBar.scopeButtonTitles = ["All", "Mine"]
  let field: UISearchTextField = search.searchBar.searchTextField
  field.placeholder = "Search"
  return search
}

@MainActor func open(_ url: URL, in scene: UIScene) async throws {
  guard await scene.open(url, options: nil) else { return }
  try await UIApplication.shared.setAlternateIconName("Night")
}

// Animations are overridden like all of a class's methods.
final class QuietView: UIView {
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
}
