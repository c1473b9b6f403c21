// sdk: partial
open class UIImage: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public convenience init?(named name: String) {
    self.init()
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init()
  }

  public convenience init?(systemName name: String) {
    self.init()
  }

  public convenience init?(data: Data) {
    self.init()
  }

  public convenience init?(contentsOfFile path: String) {
    self.init()
  }

  open var size: CGSize { .zero }
  open var scale: CGFloat { 1 }

  open func pngData() -> Data? {
    nil
  }

  open func jpegData(compressionQuality: CGFloat) -> Data? {
    nil
  }
}

// sdk: partial
open class UIFont: NSObject, @unchecked Sendable {
  let storedSize: CGFloat

  init(storedSize: CGFloat) {
    self.storedSize = storedSize
    super.init()
  }

  public init?(name fontName: String, size fontSize: CGFloat) {
    storedSize = fontSize
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(storedSize: fontSize)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(storedSize: fontSize)
  }

  open var pointSize: CGFloat { storedSize }
}
