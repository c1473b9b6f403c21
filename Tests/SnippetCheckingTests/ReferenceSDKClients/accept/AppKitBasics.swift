// platforms: macOS
// baseline: macOS 26
import AppKit
import SwiftUI
import UniformTypeIdentifiers

final class MainWindowController: NSWindowController, NSWindowDelegate {
  convenience init() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 300),
      styleMask: [.titled, .closable, .miniaturizable, .resizable, .fullSizeContentView], backing: .buffered,
      defer: false)
    window.title = "Main"
    window.titleVisibility = .hidden
    window.titlebarAppearsTransparent = true
    window.isReleasedWhenClosed = false
    window.level = .floating
    window.collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary]
    window.contentView = NSHostingView(rootView: Text("Hi"))
    window.setFrameAutosaveName("Main")
    window.standardWindowButton(.closeButton)?.isHidden = true
    window.toolbarStyle = .unified
    window.center()
    self.init(window: window)
    window.delegate = self
    window.makeKeyAndOrderFront(nil)
  }

  func windowShouldClose(_ sender: NSWindow) -> Bool { false }
  func windowWillClose(_ notification: Notification) {}
}

final class FloatingPanel<Content: View>: NSPanel {
  init(view: () -> Content, contentRect: NSRect) {
    super.init(
      contentRect: contentRect, styleMask: [.nonactivatingPanel, .titled, .resizable], backing: .buffered, defer: false)
    isFloatingPanel = true
    level = .statusBar
    contentView = NSHostingView(rootView: view().ignoresSafeArea())
  }

  override var canBecomeKey: Bool { true }
  override func resignMain() {
    super.resignMain()
    close()
  }
}

@MainActor
final class AppController: NSObject, NSApplicationDelegate, NSMenuDelegate {
  private var statusItem: NSStatusItem?
  private let popover = NSPopover()
  private var monitor: Any?

  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApp.setActivationPolicy(.accessory)
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item.button?.image = NSImage(systemSymbolName: "star", accessibilityDescription: "Star")
    let menu = NSMenu()
    menu.delegate = self
    menu.addItem(withTitle: "Quit", action: nil, keyEquivalent: "q")
    menu.addItem(NSMenuItem.separator())
    menu.addItem(.sectionHeader(title: "More"))
    item.menu = menu
    statusItem = item
    popover.behavior = .transient
    popover.contentViewController = NSHostingController(rootView: Text("Popover"))
    if let button = item.button {
      popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
    }
    monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .flagsChanged]) { event in
      event.modifierFlags.contains(.command) && event.keyCode == 53 ? nil : event
    }
    NSApp.dockTile.badgeLabel = "1"
    NSApplication.shared.windows.first?.toggleFullScreen(nil)
  }

  func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { NSMenu(title: "Dock") }
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}

@MainActor
func ask(in window: NSWindow) async -> URL? {
  let alert = NSAlert()
  alert.messageText = "Delete?"
  alert.informativeText = "It can't be undone."
  alert.alertStyle = .critical
  alert.addButton(withTitle: "Delete").hasDestructiveAction = true
  alert.addButton(withTitle: "Cancel")
  guard alert.runModal() == .alertFirstButtonReturn else { return nil }
  alert.beginSheetModal(for: window) { response in
    if response == .alertSecondButtonReturn { print("cancelled") }
  }
  let panel = NSOpenPanel()
  panel.allowedContentTypes = [.image]
  panel.canChooseDirectories = false
  panel.allowsMultipleSelection = true
  panel.message = "Choose"
  return panel.runModal() == .OK ? panel.urls.first : nil
}

final class SplitController: NSSplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let sidebar = NSSplitViewItem(sidebarWithViewController: NSHostingController(rootView: List { Text("One") }))
    sidebar.minimumThickness = 180
    sidebar.canCollapse = true
    addSplitViewItem(sidebar)
    addSplitViewItem(NSSplitViewItem(viewController: DetailController()))
    toggleSidebar(nil)
  }
}

final class DetailController: NSViewController {
  private let label = NSTextField(labelWithString: "Detail")

  override func loadView() {
    view = NSView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let child = NSHostingController(rootView: Text("Child"))
    child.sizingOptions = [.preferredContentSize]
    addChild(child)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    let stack = NSStackView(views: [label, child.view, NSButton(title: "Go", target: self, action: nil)])
    stack.orientation = .vertical
    stack.spacing = 8
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
    ])
  }

  func show() {
    presentAsSheet(NSHostingController(rootView: Text("Sheet")))
    present(
      NSHostingController(rootView: Text("Popover")), asPopoverRelativeTo: view.bounds, of: view, preferredEdge: .maxX,
      behavior: .transient)
    dismiss(nil)
  }
}

final class Toolbars: NSObject, NSToolbarDelegate {
  @MainActor func make() -> NSToolbar {
    let toolbar = NSToolbar(identifier: "main")
    toolbar.delegate = self
    toolbar.displayMode = .iconOnly
    return toolbar
  }

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.toggleSidebar, .sidebarTrackingSeparator, .flexibleSpace, NSToolbarItem.Identifier("add")]
  }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.label = "Add"
    item.isBordered = true
    item.style = .prominent
    return item
  }
}

struct Blur: NSViewRepresentable {
  var material: NSVisualEffectView.Material = .sidebar

  func makeNSView(context: Context) -> NSVisualEffectView {
    let view = NSVisualEffectView()
    view.blendingMode = .behindWindow
    view.state = .active
    return view
  }

  func updateNSView(_ view: NSVisualEffectView, context: Context) {
    view.material = material
  }
}

struct Editor: NSViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeNSView(context: Context) -> NSScrollView {
    let scroll = NSTextView.scrollableTextView()
    let view = scroll.documentView as! NSTextView
    view.delegate = context.coordinator
    view.isRichText = false
    view.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    return scroll
  }

  func updateNSView(_ scroll: NSScrollView, context: Context) {
    (scroll.documentView as? NSTextView)?.string = text
  }

  final class Coordinator: NSObject, NSTextViewDelegate {
    private let parent: Editor

    init(_ parent: Editor) {
      self.parent = parent
    }

    func textDidChange(_ notification: Notification) {
      guard let view = notification.object as? NSTextView else { return }
      parent.text = view.string
    }
  }
}

struct Field: NSViewRepresentable {
  @Binding var text: String

  func makeNSView(context: Context) -> NSTextField {
    let field = NSTextField(string: text)
    field.delegate = context.coordinator
    field.placeholderString = "Name"
    return field
  }

  func updateNSView(_ field: NSTextField, context: Context) { field.stringValue = text }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, NSTextFieldDelegate {
    @Binding var text: String

    init(text: Binding<String>) {
      _text = text
    }

    func controlTextDidChange(_ obj: Notification) {
      if let field = obj.object as? NSTextField { text = field.stringValue }
    }
  }
}

final class ClickView: NSView {
  var onClick: (NSPoint) -> Void = { _ in }

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    wantsLayer = true
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override var acceptsFirstResponder: Bool { true }
  override var isFlipped: Bool { true }
  override func mouseDown(with event: NSEvent) { onClick(convert(event.locationInWindow, from: nil)) }
  override func updateTrackingAreas() {
    super.updateTrackingAreas()
    addTrackingArea(NSTrackingArea(rect: bounds, options: [.mouseEnteredAndExited, .activeInKeyWindow], owner: self))
  }
}

struct Pointer: View {
  var body: some View {
    Text("Announce")
      .onHover { inside in
        if inside { NSCursor.pointingHand.push() } else { NSCursor.pop() }
      }
      .onTapGesture {
        NSSound.beep()
        NSAccessibility.post(
          element: NSApp.mainWindow as Any, notification: .announcementRequested,
          userInfo: [.announcement: "Done", .priority: NSAccessibilityPriorityLevel.high.rawValue])
        NSPasteboard.general.clearContents()
      }
  }
}

// Priorities, levels and weights are numbers that can be compared and moved.
@MainActor
func raised(_ window: NSWindow, _ constraint: NSLayoutConstraint, _ item: NSToolbarItem) -> Bool {
  window.level = .floating + 1
  window.level += 1
  constraint.priority = .required - 1
  item.visibilityPriority = .high - 1
  let weight = NSFont.Weight(0.25)
  let gap: CGFloat = NSFont.Weight.bold - weight
  return gap > 0 && weight < .bold && window.level >= .normal && constraint.priority > .defaultHigh
}

func appearance() -> NSAppearance? { NSAppearance(named: NSAppearance.Name("Paper")) }

// What C declares as options is copied bit by bit.
func copied<Value: BitwiseCopyable>(_ value: Value) -> Value { value }

func options(_ mask: NSWindow.StyleMask, _ flags: NSEvent.ModifierFlags) -> Bool {
  copied(mask).isEmpty && copied(flags).isEmpty
}
