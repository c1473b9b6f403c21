import ReferenceUniformTypeIdentifiers

// sdk: partial
@MainActor @preconcurrency
open class NSAlert: NSObject {
  public override init() {
    super.init()
  }

  public convenience init(error: any Error) {
    self.init()
  }

  open var messageText = ""
  open var informativeText = ""
  open var icon: NSImage!

  @discardableResult
  open func addButton(withTitle title: String) -> NSButton { NSButton() }

  open var buttons: [NSButton] { [] }
  open var alertStyle: NSAlert.Style = .warning
  open var showsHelp = false
  open weak var delegate: (any NSAlertDelegate)?
  open var accessoryView: NSView?
  open func layout() {}

  @discardableResult
  open func runModal() -> NSApplication.ModalResponse { .alertFirstButtonReturn }

  open var showsSuppressionButton = false
  open var suppressionButton: NSButton? { nil }

  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}

  @discardableResult
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { .alertFirstButtonReturn }

  open var window: NSWindow { NSWindow() }

  // sdk: complete
  public enum Style: UInt, Sendable, BitwiseCopyable {
    case warning = 0
    case informational = 1
    case critical = 2
  }

}

// sdk: complete
public protocol NSAlertDelegate: NSObjectProtocol {
  @MainActor @preconcurrency
  func alertShowHelp(_ alert: NSAlert) -> Bool
}

// Optional requirements.
extension NSAlertDelegate {
  @MainActor @preconcurrency
  public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}

// sdk: partial
@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
  open var url: URL? { nil }
  open var directoryURL: URL?

  @available(macOS 11.0, *)
  open var allowedContentTypes: [UTType] {
    get { [] }
    set {}
  }

  open var allowsOtherFileTypes = false
  open var accessoryView: NSView?
  open var isExpanded: Bool { false }
  open var canCreateDirectories = true
  open var canSelectHiddenExtension = false
  open var isExtensionHidden = false
  open var treatsFilePackagesAsDirectories = false
  open var prompt: String!
  open var nameFieldLabel: String!
  open var nameFieldStringValue = ""
  open var message: String!
  open var showsHiddenFiles = false
  open var showsTagField = false
  open var tagNames: [String]?
  open func ok(_ sender: Any?) {}
  open func cancel(_ sender: Any?) {}

  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {}

  @discardableResult
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .OK }

  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {}

  @discardableResult
  open func begin() async -> NSApplication.ModalResponse { .OK }

  @discardableResult
  open func runModal() -> NSApplication.ModalResponse { .OK }
}

// sdk: partial
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var resolvesAliases = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var canChooseFiles = true
}
