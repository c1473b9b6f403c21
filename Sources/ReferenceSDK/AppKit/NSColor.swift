// sdk: partial
open class NSColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init()
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }

  public typealias Name = String

  public convenience init?(named name: NSColor.Name) {
    self.init()
  }

  @discardableResult
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    self
  }
}

extension NSColor {
  public class var black: NSColor { NSColor(white: 0, alpha: 1) }
  public class var darkGray: NSColor { NSColor(white: 0, alpha: 1) }
  public class var lightGray: NSColor { NSColor(white: 0, alpha: 1) }
  public class var white: NSColor { NSColor(white: 0, alpha: 1) }
  public class var gray: NSColor { NSColor(white: 0, alpha: 1) }
  public class var red: NSColor { NSColor(white: 0, alpha: 1) }
  public class var green: NSColor { NSColor(white: 0, alpha: 1) }
  public class var blue: NSColor { NSColor(white: 0, alpha: 1) }
  public class var cyan: NSColor { NSColor(white: 0, alpha: 1) }
  public class var yellow: NSColor { NSColor(white: 0, alpha: 1) }
  public class var magenta: NSColor { NSColor(white: 0, alpha: 1) }
  public class var orange: NSColor { NSColor(white: 0, alpha: 1) }
  public class var purple: NSColor { NSColor(white: 0, alpha: 1) }
  public class var brown: NSColor { NSColor(white: 0, alpha: 1) }
  public class var clear: NSColor { NSColor(white: 0, alpha: 1) }
}

extension NSColor {
  public class var systemRed: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemGreen: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemBlue: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemOrange: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemYellow: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemPink: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemPurple: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemTeal: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemIndigo: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemBrown: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemMint: NSColor { NSColor(white: 0, alpha: 1) }
  @available(macOS 12.0, *)
  public class var systemCyan: NSColor { NSColor(white: 0, alpha: 1) }
  public class var systemGray: NSColor { NSColor(white: 0, alpha: 1) }
  public class var labelColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var secondaryLabelColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var tertiaryLabelColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var quaternaryLabelColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var linkColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var placeholderTextColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var separatorColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var textColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var textBackgroundColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var windowBackgroundColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var controlBackgroundColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var controlColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var controlTextColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var controlAccentColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var selectedContentBackgroundColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var underPageBackgroundColor: NSColor { NSColor(white: 0, alpha: 1) }
}
