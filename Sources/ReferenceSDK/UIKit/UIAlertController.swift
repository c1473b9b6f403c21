// sdk: partial
@MainActor @preconcurrency
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var title: String? { nil }
  open var style: UIAlertAction.Style { .default }
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) {}
  open var actions: [UIAlertAction] { [] }
  open var preferredAction: UIAlertAction?
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  open var textFields: [UITextField]? { nil }
  open var message: String?
  open var preferredStyle: UIAlertController.Style { .alert }
  @available(iOS 16.0, *)
  open var severity: UIAlertControllerSeverity {
    get { .default }
    set {}
  }

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case actionSheet = 0
    case alert = 1
  }
}

// sdk: complete
@available(iOS 16.0, *)
public enum UIAlertControllerSeverity: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case critical = 1
}

// sdk: partial
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public convenience init() {
    self.init(activityItems: [], applicationActivities: nil)
  }

  @available(*, unavailable)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS, introduced: 6.0, deprecated: 8.0, renamed: "completionWithItemsHandler")
  open var completionHandler: UIActivityViewController.CompletionHandler? {
    get { nil }
    set {}
  }
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  @available(iOS 15.4, *)
  open var allowsProminentActivity: Bool {
    get { true }
    set {}
  }

  @available(
    iOS, introduced: 6.0, deprecated: 100000.0,
    message: "Use UIActivityViewController.CompletionWithItemsHandler instead."
  )
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}

// sdk: partial
open class UIActivity: NSObject {
  open class var activityCategory: UIActivity.Category { .action }
  open var activityType: UIActivity.ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  @discardableResult
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open var activityViewController: UIViewController? { nil }
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}

  // sdk: complete
  public enum Category: Int, Sendable, BitwiseCopyable {
    case action = 0
    case share = 1
  }

  // sdk: partial
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    @available(iOS 15.4, *)
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    @available(iOS 16.0, *)
    public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    @available(iOS 16.0, *)
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    @available(iOS 16.4, *)
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }
}
