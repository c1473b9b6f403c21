// sdk: partial
public struct NSAccessibility {
  public static func post(element: Any, notification: NSAccessibility.Notification) {}

  public static func post(
    element: Any, notification: NSAccessibility.Notification,
    userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
  ) {}

  // sdk: partial
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
    public static let applicationActivated = Notification(rawValue: "AXApplicationActivated")
    public static let created = Notification(rawValue: "AXCreated")
    public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
    public static let focusedWindowChanged = Notification(rawValue: "AXFocusedWindowChanged")
    public static let helpTagCreated = Notification(rawValue: "AXHelpTagCreated")
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    public static let mainWindowChanged = Notification(rawValue: "AXMainWindowChanged")
    public static let moved = Notification(rawValue: "AXMoved")
    public static let resized = Notification(rawValue: "AXResized")
    public static let rowCountChanged = Notification(rawValue: "AXRowCountChanged")
    public static let selectedChildrenChanged = Notification(rawValue: "AXSelectedChildrenChanged")
    public static let selectedRowsChanged = Notification(rawValue: "AXSelectedRowsChanged")
    public static let selectedTextChanged = Notification(rawValue: "AXSelectedTextChanged")
    public static let sheetCreated = Notification(rawValue: "AXSheetCreated")
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
    public static let uiElementDestroyed = Notification(rawValue: "AXUIElementDestroyed")
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    public static let windowCreated = Notification(rawValue: "AXWindowCreated")
    public static let windowMoved = Notification(rawValue: "AXWindowMoved")
  }

  // sdk: partial
  public struct NotificationUserInfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
    public static let uiElements = NotificationUserInfoKey(rawValue: "AXUIElementsKey")
  }

}

// sdk: complete
public enum NSAccessibilityPriorityLevel: Int, Sendable, BitwiseCopyable {
  case low = 10
  case medium = 50
  case high = 90
}
