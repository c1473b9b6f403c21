// sdk: partial
open class NSWorkspace: NSObject {
  open class var shared: NSWorkspace { NSWorkspace() }

  @discardableResult
  open func open(_ url: URL) -> Bool {
    false
  }

  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
}

// sdk: partial
open class NSPasteboard: NSObject {
  open class var general: NSPasteboard { NSPasteboard() }

  @discardableResult
  open func clearContents() -> Int {
    0
  }

  @discardableResult
  open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool {
    false
  }

  @discardableResult
  open func string(forType dataType: NSPasteboard.PasteboardType) -> String? {
    nil
  }

  // sdk: partial
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let string = PasteboardType("public.utf8-plain-text")
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
  }
}
