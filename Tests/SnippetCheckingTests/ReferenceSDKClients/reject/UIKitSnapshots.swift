// platforms: iOS
import UIKit

@MainActor func show(_ source: UITableViewDiffableDataSource<Int, String>) async {
  source.apply(source.snapshot())  // error: expression is 'async' but is not marked with 'await'
}
