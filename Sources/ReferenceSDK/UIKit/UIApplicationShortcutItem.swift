/// What the Home Screen shows beside a quick action.
// sdk: partial
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  public convenience init(type: UIApplicationShortcutIcon.IconType) {
    self.init()
  }

  public convenience init(templateImageName: String) {
    self.init()
  }

  public convenience init(systemImageName: String) {
    self.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // sdk: complete
  public enum IconType: Int, Sendable, BitwiseCopyable {
    case compose = 0
    case play = 1
    case pause = 2
    case add = 3
    case location = 4
    case search = 5
    case share = 6
    case prohibit = 7
    case contact = 8
    case home = 9
    case markLocation = 10
    case favorite = 11
    case love = 12
    case cloud = 13
    case invitation = 14
    case confirmation = 15
    case mail = 16
    case message = 17
    case date = 18
    case time = 19
    case capturePhoto = 20
    case captureVideo = 21
    case task = 22
    case taskCompleted = 23
    case alarm = 24
    case bookmark = 25
    case shuffle = 26
    case audio = 27
    case update = 28
  }
}

// sdk: complete
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  open var type: String { "" }
  open var localizedTitle: String { "" }
  open var localizedSubtitle: String? { nil }
  open var icon: UIApplicationShortcutIcon? { nil }
  open var userInfo: [String: any NSSecureCoding]? { nil }
  open var targetContentIdentifier: Any? { nil }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UIMutableApplicationShortcutItem(type: "", localizedTitle: "")
  }
}

// sdk: complete
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  open override var type: String {
    get { "" }
    set {}
  }
  open override var localizedTitle: String {
    get { "" }
    set {}
  }
  open override var localizedSubtitle: String? {
    get { nil }
    set {}
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { nil }
    set {}
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { nil }
    set {}
  }
  open override var targetContentIdentifier: Any? {
    get { nil }
    set {}
  }
}
