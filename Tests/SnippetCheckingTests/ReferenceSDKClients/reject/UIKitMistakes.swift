// platforms: iOS
// baseline: iOS 15
import UIKit

final class Wrong: UIViewController {
  init(name: String) {
    super.init()  // error: must call a designated initializer of the superclass 'UIViewController'
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear(animated: Bool) {}  // error: argument labels for method 'viewWillAppear(animated:)' do

  func go() {
    navigationController.pushViewController(Wrong(name: ""), animated: true)  // error: must be unwrapped
    navigationController?.push(Wrong(name: ""), animated: true)  // error: has no member 'push'
    present(Wrong(name: ""))  // error: missing argument for parameter 'animated'
    sheetPresentationController?.detents = [.small()]  // error: has no member 'small'
    sheetPresentationController?.detents = [.custom { _ in 10 }]  // error: is only available in iOS 16.0 or newer
    _ = UIAlertAction(title: "x", style: .danger)  // error: has no member 'danger'
    _ = UIBarButtonItem(systemItem: .plus)  // error: has no member 'plus'
    _ = UITab(title: "x", image: nil, identifier: "x")  // error: is only available in iOS 18.0 or newer
    tabBarItem.badge = "1"  // error: has no member 'badge'
    NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: view.leadingAnchor)])  // error: cannot convert
    navigationItem.title = 3  // error: cannot assign value of type 'Int'
  }
}

nonisolated func fromAnywhere() {
  _ = UIViewController()
  UIApplication.shared.open(URL(string: "a")!)
}

final class Delegate: NSObject, UITableViewDataSource {  // error: does not conform to protocol 'UITableViewDataSource'
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

final class Rows: UITableViewController {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}  // error: requires an 'override' keyword
}

final class Layout: UICollectionViewLayout {
  init(name: String) {
    super.init()
  }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UICollectionViewLayout'

@MainActor func layouts() {
  _ = UICollectionViewCompositionalLayout()  // error: is unavailable
}
