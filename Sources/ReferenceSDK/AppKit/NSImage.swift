// sdk: partial
open class NSImage: NSObject, @unchecked Sendable {
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience init?(named name: String) {
    self.init(size: .zero)
  }

  @available(macOS 11.0, *)
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(size: .zero)
  }

  public convenience init?(data: Data) {
    self.init(size: .zero)
  }

  public convenience init?(contentsOf url: URL) {
    self.init(size: .zero)
  }

  public convenience init?(contentsOfFile fileName: String) {
    self.init(size: .zero)
  }

  open var size: CGSize
}

// sdk: partial
open class NSFont: NSObject, @unchecked Sendable {
  let storedSize: CGFloat

  init(storedSize: CGFloat) {
    self.storedSize = storedSize
    super.init()
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(storedSize: fontSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(storedSize: fontSize)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(storedSize: fontSize)
  }

  open var pointSize: CGFloat { storedSize }
}

extension NSImage: NSItemProviderReading, NSItemProviderWriting {
  public class var readableTypeIdentifiersForItemProvider: [String] { [] }
  public class var writableTypeIdentifiersForItemProvider: [String] { [] }

  public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    fatalError("Images are not decoded here")
  }
}
