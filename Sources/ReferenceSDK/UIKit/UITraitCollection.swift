// sdk: complete
public enum UIUserInterfaceSizeClass: Int, Sendable, BitwiseCopyable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

// sdk: complete
public enum UIUserInterfaceStyle: Int, Sendable, BitwiseCopyable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

// sdk: complete
public enum UIUserInterfaceIdiom: Int, Sendable, BitwiseCopyable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  @available(iOS 14.0, *)
  case mac = 5
  @available(iOS 17.0, *)
  case vision = 6
}

/// What has traits.
// sdk: partial
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  @available(
    iOS, introduced: 8.0, deprecated: 17.0,
    message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
  )
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

// sdk: partial
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  @available(
    iOS, introduced: 8.0, deprecated: 17.0,
    message:
      "Use UITraitCollection.init(mutations:) and UITraitCollection.modifyingTraits(_:) to create and modify trait collections"
  )
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init()
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
  }

  open class var current: UITraitCollection {
    get { UITraitCollection() }
    set {}
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  open var displayScale: CGFloat { 1 }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory { .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast { .unspecified }
  @available(iOS 26.0, *)
  open var tabAccessoryEnvironment: UITabAccessory.Environment { .unspecified }
  @available(iOS 26.0, *)
  open var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment { .none }

  @discardableResult
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }
  open func performAsCurrent(_ actions: () -> Void) { actions() }
}

// sdk: complete
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, BitwiseCopyable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

// sdk: complete
public enum UIAccessibilityContrast: Int, Sendable, BitwiseCopyable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

// sdk: partial
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { false }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { false }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { false }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { false }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIContentSizeCategory: Comparable {}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitCollection {
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  public convenience init(mutations: UITraitCollection.TraitMutations) {
    self.init()
  }

  public convenience init<T>(_ trait: T.Type, value: T.Value) where T: UITraitDefinition {
    self.init()
  }

  public static var systemTraitsAffectingColorAppearance: [UITrait] { [] }
  public static var systemTraitsAffectingImageLookup: [UITrait] { [] }

  public func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection { self }
  public func replacing<T>(_ trait: T.Type, value: T.Value) -> UITraitCollection where T: UITraitDefinition { self }
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] { [] }

  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { T.defaultValue }
}
