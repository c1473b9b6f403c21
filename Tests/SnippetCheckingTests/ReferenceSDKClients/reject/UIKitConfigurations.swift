// platforms: iOS
import UIKit

final class Cell: UITableViewCell {
  override var contentConfiguration: (any UIContentConfiguration)? {  // error: overrid
    get { nil }
    set {}
  }
}

@available(iOS 26.0, *)
final class Item: UINavigationItem {
  override var attributedTitle: AttributedString? {  // error: overrid
    get { nil }
    set {}
  }
  override var attributedSubtitle: AttributedString? {  // error: overrid
    get { nil }
    set {}
  }
  override var largeAttributedSubtitle: AttributedString? {  // error: overrid
    get { nil }
    set {}
  }
  override var largeSubtitle: String? {
    get { nil }
    set {}
  }
}

@MainActor func style() {
  _ = UIButton.Configuration()  // error: initializer is inaccessible
  _ = UIListContentConfiguration()  // error: initializer is inaccessible
  _ = UIButton.Configuration.CornerStyle.large.rawValue  // error: no member 'rawValue'
}
