// sdk: partial
@MainActor @preconcurrency
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UISearchControllerDelegate)?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var searchResultsController: UIViewController? { nil }
  open var searchBar: UISearchBar { UISearchBar() }
  @available(iOS 16.0, *)
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .automatic }
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use scopeBarActivation instead")
  open var automaticallyShowsScopeBar: Bool {
    get { true }
    set {}
  }
  @available(iOS 16.0, *)
  open var scopeBarActivation: UISearchController.ScopeBarActivation {
    get { .automatic }
    set {}
  }
  @available(iOS 16.0, *)
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { false }
    set {}
  }

  @discardableResult
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0
  }
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  // sdk: complete
  @available(iOS 16.0, *)
  public enum ScopeBarActivation: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }
}

// sdk: complete
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
  @available(iOS 16.0, *)
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  @available(iOS 16.0, *)
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

// Optional requirements.
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
  @available(iOS 16.0, *)
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  @available(iOS 16.0, *)
  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}

// sdk: partial
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

// sdk: partial
@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var text: String?
  open var prompt: String?
  open var placeholder: String?
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var barPosition: UIBarPosition { .top }
  open var isTranslucent = true
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var showsCancelButton = false
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}
  open override var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open func setShowsScope(_ show: Bool, animated animate: Bool) {}
  @available(iOS 16.4, *)
  open var isEnabled: Bool {
    get { true }
    set {}
  }

  // How text is typed.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  @available(iOS 17.0, *)
  open var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UISearchTextField { UISearchTextField() }
}

// sdk: partial
@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

// Optional requirements.
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

// sdk: partial
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}
