// sdk: partial
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    super.init()
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init()
  }

  public init(patternImage image: UIImage) {
    super.init()
  }

  public convenience init?(named name: String) {
    self.init()
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init()
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    super.init()
  }

  @discardableResult
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    self
  }
  @discardableResult
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    self
  }

  open func set() {}
  open func setFill() {}
  open func setStroke() {}
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { false }
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var darkGray: UIColor { UIColor(white: 0, alpha: 1) }
  open class var lightGray: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 0, alpha: 1) }
  open class var gray: UIColor { UIColor(white: 0, alpha: 1) }
  open class var red: UIColor { UIColor(white: 0, alpha: 1) }
  open class var green: UIColor { UIColor(white: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(white: 0, alpha: 1) }
  open class var cyan: UIColor { UIColor(white: 0, alpha: 1) }
  open class var yellow: UIColor { UIColor(white: 0, alpha: 1) }
  open class var magenta: UIColor { UIColor(white: 0, alpha: 1) }
  open class var orange: UIColor { UIColor(white: 0, alpha: 1) }
  open class var purple: UIColor { UIColor(white: 0, alpha: 1) }
  open class var brown: UIColor { UIColor(white: 0, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemRed: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGreen: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemBlue: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemOrange: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemYellow: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemPink: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemPurple: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemTeal: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemIndigo: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemBrown: UIColor { UIColor(white: 0, alpha: 1) }
  @available(iOS 15.0, *)
  open class var systemMint: UIColor { UIColor(white: 0, alpha: 1) }
  @available(iOS 15.0, *)
  open class var systemCyan: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGray: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGray2: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGray3: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGray4: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGray5: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGray6: UIColor { UIColor(white: 0, alpha: 1) }
  open class var label: UIColor { UIColor(white: 0, alpha: 1) }
  open class var secondaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  open class var tertiaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  open class var quaternaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  open class var link: UIColor { UIColor(white: 0, alpha: 1) }
  open class var placeholderText: UIColor { UIColor(white: 0, alpha: 1) }
  open class var separator: UIColor { UIColor(white: 0, alpha: 1) }
  open class var opaqueSeparator: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemFill: UIColor { UIColor(white: 0, alpha: 1) }
  open class var secondarySystemFill: UIColor { UIColor(white: 0, alpha: 1) }
  open class var tertiarySystemFill: UIColor { UIColor(white: 0, alpha: 1) }
  open class var quaternarySystemFill: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  open class var secondarySystemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  open class var tertiarySystemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
  open class var secondarySystemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
  open class var tertiarySystemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
  @available(iOS 15.0, *)
  open class var tintColor: UIColor { UIColor(white: 0, alpha: 1) }
  open class var lightText: UIColor { UIColor(white: 0, alpha: 1) }
  open class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "systemGroupedBackground")
  open class var groupTableViewBackground: UIColor { UIColor(white: 0, alpha: 1) }
}
