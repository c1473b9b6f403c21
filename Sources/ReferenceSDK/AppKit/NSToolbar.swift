// sdk: partial
@MainActor @preconcurrency
open class NSToolbar: NSObject {
  public init(identifier: NSToolbar.Identifier) {
    self.identifier = identifier
    super.init()
  }

  public override convenience init() {
    self.init(identifier: "")
  }

  public typealias Identifier = String

  open private(set) var identifier: NSToolbar.Identifier
  open weak var delegate: (any NSToolbarDelegate)?
  open var isVisible = true
  open var displayMode: NSToolbar.DisplayMode = .default
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  open var allowsUserCustomization = false
  open var autosavesConfiguration = false
  open var items: [NSToolbarItem] { [] }
  open var visibleItems: [NSToolbarItem]? { nil }
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {}
  open func removeItem(at index: Int) {}
  open func validateVisibleItems() {}
  open func runCustomizationPalette(_ sender: Any?) {}

  @available(macOS 13.0, *)
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> {
    get { [] }
    set {}
  }

  // sdk: complete
  public enum DisplayMode: UInt, Sendable, BitwiseCopyable {
    case `default` = 0
    case iconAndLabel = 1
    case iconOnly = 2
    case labelOnly = 3
  }

}

// sdk: partial
public protocol NSToolbarDelegate: NSObjectProtocol {
  @MainActor @preconcurrency
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  @MainActor @preconcurrency
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  @MainActor @preconcurrency
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  @MainActor @preconcurrency
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  @MainActor @preconcurrency
  func toolbarWillAddItem(_ notification: Notification)
  @MainActor @preconcurrency
  func toolbarDidRemoveItem(_ notification: Notification)
}

// Optional requirements.
extension NSToolbarDelegate {
  @MainActor @preconcurrency
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  @MainActor @preconcurrency
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  @MainActor @preconcurrency
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  @MainActor @preconcurrency
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  @MainActor @preconcurrency
  public func toolbarWillAddItem(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}

// sdk: partial
@MainActor @preconcurrency
open class NSToolbarItem: NSObject, @preconcurrency NSCopying {
  public init(itemIdentifier: NSToolbarItem.Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }

  public override convenience init() {
    self.init(itemIdentifier: NSToolbarItem.Identifier(""))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open private(set) var itemIdentifier: NSToolbarItem.Identifier
  open var toolbar: NSToolbar? { nil }
  open var label = ""
  open var paletteLabel = ""

  @available(macOS 13.0, *)
  open var possibleLabels: Set<String> {
    get { [] }
    set {}
  }

  open var toolTip: String?
  open var menuFormRepresentation: NSMenuItem?
  open var tag = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var image: NSImage?
  open var title = ""
  open var isBordered = false

  @available(macOS 11.0, *)
  open var isNavigational: Bool {
    get { false }
    set {}
  }

  open var view: NSView?

  @available(macOS 12.0, *)
  open var isVisible: Bool { true }

  @available(macOS 15.0, *)
  open var isHidden: Bool {
    get { false }
    set {}
  }

  @available(macOS 26.0, *)
  open var style: NSToolbarItem.Style {
    get { .plain }
    set {}
  }

  @available(macOS 26.0, *)
  open var backgroundTintColor: NSColor? {
    get { nil }
    set {}
  }

  open var visibilityPriority: NSToolbarItem.VisibilityPriority = .standard
  open func validate() {}
  open var autovalidates = true

  // sdk: complete
  @available(macOS 26.0, *)
  public enum Style: Int, Sendable, BitwiseCopyable {
    case plain = 0
    case prominent = 1
  }

  // sdk: complete
  public struct VisibilityPriority: Hashable, RawRepresentable, _AppKitKitNumericRawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let standard = VisibilityPriority(rawValue: 0)
    public static let low = VisibilityPriority(rawValue: -1000)
    public static let high = VisibilityPriority(rawValue: 1000)
    public static let user = VisibilityPriority(rawValue: 2000)
  }

  // sdk: partial
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let space = Identifier(rawValue: "NSToolbarSpaceItem")
    public static let flexibleSpace = Identifier(rawValue: "NSToolbarFlexibleSpaceItem")
    public static let showColors = Identifier(rawValue: "NSToolbarShowColorsItem")
    public static let showFonts = Identifier(rawValue: "NSToolbarShowFontsItem")
    public static let print = Identifier(rawValue: "NSToolbarPrintItem")
    public static let toggleSidebar = Identifier(rawValue: "NSToolbarToggleSidebarItem")
    @available(macOS 14.0, *)
    public static let toggleInspector = Identifier(rawValue: "NSToolbarToggleInspectorItem")
    public static let cloudSharing = Identifier(rawValue: "NSToolbarCloudSharingItem")
    @available(macOS 15.2, *)
    public static let writingTools = Identifier(rawValue: "NSToolbarWritingToolsItem")
    @available(macOS 11.0, *)
    public static let sidebarTrackingSeparator = Identifier(rawValue: "NSToolbarSidebarTrackingSeparatorItem")
    @available(macOS 14.0, *)
    public static let inspectorTrackingSeparator = Identifier(rawValue: "NSToolbarInspectorTrackingSeparatorItem")
  }

}
