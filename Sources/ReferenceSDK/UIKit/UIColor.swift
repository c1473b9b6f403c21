// sdk: partial
open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    super.init()
  }

  public init?(named name: String) {
    super.init()
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    super.init()
  }

  @discardableResult
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    self
  }
}

extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 0, alpha: 1) }
  public class var white: UIColor { UIColor(white: 0, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0, alpha: 1) }
  public class var red: UIColor { UIColor(white: 0, alpha: 1) }
  public class var green: UIColor { UIColor(white: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(white: 0, alpha: 1) }
  public class var cyan: UIColor { UIColor(white: 0, alpha: 1) }
  public class var yellow: UIColor { UIColor(white: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(white: 0, alpha: 1) }
  public class var orange: UIColor { UIColor(white: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(white: 0, alpha: 1) }
  public class var brown: UIColor { UIColor(white: 0, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 1) }
}

extension UIColor {
  public class var systemRed: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGreen: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemBlue: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemOrange: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemYellow: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemPink: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemPurple: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemTeal: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemIndigo: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemBrown: UIColor { UIColor(white: 0, alpha: 1) }
  @available(iOS 15.0, *)
  public class var systemMint: UIColor { UIColor(white: 0, alpha: 1) }
  @available(iOS 15.0, *)
  public class var systemCyan: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray2: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray3: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray4: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray5: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray6: UIColor { UIColor(white: 0, alpha: 1) }
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  public class var tertiaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  public class var quaternaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  public class var link: UIColor { UIColor(white: 0, alpha: 1) }
  public class var placeholderText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var separator: UIColor { UIColor(white: 0, alpha: 1) }
  public class var opaqueSeparator: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemFill: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondarySystemFill: UIColor { UIColor(white: 0, alpha: 1) }
  public class var tertiarySystemFill: UIColor { UIColor(white: 0, alpha: 1) }
  public class var quaternarySystemFill: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondarySystemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var tertiarySystemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
  @available(iOS 15.0, *)
  public class var tintColor: UIColor { UIColor(white: 0, alpha: 1) }
}
