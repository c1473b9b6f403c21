// platforms: iOS
import UIKit

final class Cell: UITableViewCell {
  override var contentConfiguration: (any UIContentConfiguration)? {  // error: overrid
    get { nil }
    set {}
  }
}

@MainActor func style() {
  _ = UIButton.Configuration()  // error: initializer is inaccessible
  _ = UIListContentConfiguration()  // error: initializer is inaccessible
  _ = UIButton.Configuration.CornerStyle.large.rawValue  // error: no member 'rawValue'
}
