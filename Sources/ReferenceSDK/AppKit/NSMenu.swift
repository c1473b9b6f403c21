// sdk: partial
open class NSMenu: NSObject, NSCopying, NSCoding {
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() {
    self.init(title: "")
  }

  public required init(coder: NSCoder) {
    title = ""
    super.init()
  }

  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var title: String
  open var items: [NSMenuItem] = []
  open var supermenu: NSMenu?
  open weak var delegate: (any NSMenuDelegate)?
  open var autoenablesItems = true
  open var minimumWidth: CGFloat = 0
  open var font: NSFont!
  open var numberOfItems: Int { 0 }
  open var highlightedItem: NSMenuItem? { nil }
  open func addItem(_ newItem: NSMenuItem) {}

  @discardableResult
  open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
  {
    NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
  }

  open func insertItem(_ newItem: NSMenuItem, at index: Int) {}

  @discardableResult
  open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
  }

  open func removeItem(_ item: NSMenuItem) {}
  open func removeItem(at index: Int) {}
  open func removeAllItems() {}
  @discardableResult
  open func item(at index: Int) -> NSMenuItem? { nil }
  @discardableResult
  open func item(withTitle title: String) -> NSMenuItem? { nil }
  @discardableResult
  open func item(withTag tag: Int) -> NSMenuItem? { nil }
  @discardableResult
  open func index(of item: NSMenuItem) -> Int { 0 }
  @discardableResult
  open func indexOfItem(withTitle title: String) -> Int { 0 }
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) {}
  open func update() {}
  open func cancelTracking() {}

  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { false }

  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
}

// sdk: partial
public protocol NSMenuDelegate: NSObjectProtocol {
  @MainActor @preconcurrency
  func menuNeedsUpdate(_ menu: NSMenu)
  @MainActor @preconcurrency
  func menuWillOpen(_ menu: NSMenu)
  @MainActor @preconcurrency
  func menuDidClose(_ menu: NSMenu)
}

// Optional requirements.
extension NSMenuDelegate {
  @MainActor @preconcurrency
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  @MainActor @preconcurrency
  public func menuWillOpen(_ menu: NSMenu) {}
  @MainActor @preconcurrency
  public func menuDidClose(_ menu: NSMenu) {}
}

// sdk: partial
open class NSMenuItem: NSObject, NSCopying, NSCoding {
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
    super.init()
  }

  public override convenience init() {
    self.init(title: "", action: nil, keyEquivalent: "")
  }

  public required init(coder: NSCoder) {
    title = ""
    keyEquivalent = ""
    super.init()
  }

  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  @discardableResult
  open class func separator() -> NSMenuItem { NSMenuItem() }

  @available(macOS 14.0, *)
  @discardableResult
  public static func sectionHeader(title: String) -> NSMenuItem { NSMenuItem() }

  open var title: String
  open var attributedTitle: NSAttributedString?
  open var action: Selector?
  open weak var target: AnyObject?
  open var keyEquivalent: String
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [.command]
  open var menu: NSMenu?
  open var submenu: NSMenu?
  open var hasSubmenu: Bool { false }
  open var parent: NSMenuItem? { nil }
  open var isSeparatorItem: Bool { false }
  open var image: NSImage?
  open var state: NSControl.StateValue = .off
  open var isEnabled = true
  open var isHidden = false
  open var isHighlighted: Bool { false }
  open var isAlternate = false
  open var indentationLevel = 0
  open var tag = 0
  open var representedObject: Any?
  open var view: NSView?
  open var toolTip: String?
  open var identifier: NSUserInterfaceItemIdentifier?

  @available(macOS 14.4, *)
  open var subtitle: String? {
    get { nil }
    set {}
  }
}

// sdk: partial
open class NSStatusBar: NSObject {
  open class var system: NSStatusBar { NSStatusBar() }
  @discardableResult
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
  open func removeStatusItem(_ item: NSStatusItem) {}
  open var isVertical: Bool { false }
  open var thickness: CGFloat { 22 }
}

// sdk: partial
open class NSStatusItem: NSObject {
  nonisolated public class var variableLength: CGFloat { -1 }
  nonisolated public class var squareLength: CGFloat { -2 }

  open var statusBar: NSStatusBar? { nil }
  open var length: CGFloat = 0
  open var menu: NSMenu?
  open var button: NSStatusBarButton? { nil }
  open var isVisible = true
  open var behavior: NSStatusItem.Behavior = []
  open var autosaveName: NSStatusItem.AutosaveName! = ""

  public typealias AutosaveName = String

  // sdk: complete
  public struct Behavior: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var removalAllowed: Behavior { Behavior(rawValue: 1 << 1) }
    public static var terminationOnRemoval: Behavior { Behavior(rawValue: 1 << 2) }
  }

}

// sdk: partial
@MainActor @preconcurrency
open class NSStatusBarButton: NSButton {
  open var appearsDisabled = false
}
