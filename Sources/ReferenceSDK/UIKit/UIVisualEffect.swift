// sdk: complete
@MainActor @preconcurrency
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// sdk: complete
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
  }

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case extraLight = 0
    case light = 1
    case dark = 2
    @available(iOS, unavailable)
    case extraDark = 3
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

// sdk: complete
@available(iOS 26.0, *)
@MainActor @preconcurrency
open class UIGlassEffect: UIVisualEffect {
  public convenience init(style: UIGlassEffect.Style) {
    self.init()
  }

  open var isInteractive = false
  open var tintColor: UIColor?

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case regular = 0
    case clear = 1
  }
}

// sdk: complete
@available(iOS 26.0, *)
@MainActor @preconcurrency
open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
}

// sdk: partial
@MainActor @preconcurrency
open class UIVisualEffectView: UIView, @preconcurrency NSSecureCoding {
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
  }

  open class var supportsSecureCoding: Bool { true }
  open var contentView: UIView { UIView() }
  open var effect: UIVisualEffect?
}
