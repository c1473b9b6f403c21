// baseline: iOS 17
// platforms: iOS
import UIKit

// Views, view controllers and bar items are coded.
final class CodedView: UIView {
  var level = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    level = coder.decodeInteger(forKey: "level")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(level, forKey: "level")
  }
}

final class CodedController: UIViewController {
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
  }
}

@MainActor func coded(_ view: UIView, _ item: UIBarButtonItem, _ group: UIBarButtonItemGroup) -> [any NSCoding] {
  [view, item, group, UINavigationItem(title: ""), CodedController()]
}

@MainActor func appearance(from coder: NSCoder) -> UINavigationBarAppearance {
  let decoded: UINavigationBarAppearance = UINavigationBarAppearance(coder: coder)
  let secure: any NSSecureCoding & NSCopying = decoded
  _ = secure
  return decoded
}

@MainActor func configuration(of session: UISceneSession) -> UISceneConfiguration {
  session.userInfo = ["opened": Date()]
  let copied: any NSCopying & NSSecureCoding = session.configuration
  _ = copied
  return session.configuration
}

// An appearance's `init()` is a convenience.
final class OwnAppearance: UIBarAppearance {
  let name = "own"
}
