// sdk: complete
@available(iOS 14.0, *)
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { $0 }
  nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }
  nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

// sdk: complete
@available(iOS 15.0, *)
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

// sdk: partial
@available(iOS 18.0, *)
public struct UIShadowProperties: Hashable {
  public var color = UIColor.black
  public var opacity: CGFloat = 0
  public var radius: CGFloat = 0
  public var offset = CGSize.zero

  public static func == (lhs: UIShadowProperties, rhs: UIShadowProperties) -> Bool {
    lhs.color == rhs.color && lhs.opacity == rhs.opacity && lhs.radius == rhs.radius
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(color); hasher.combine(radius) }
}

// sdk: complete
@available(iOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration { .init() }
  @available(iOS 18.0, *)
  public static func listCell() -> UIBackgroundConfiguration { .init() }
  @available(iOS 18.0, *)
  public static func listHeader() -> UIBackgroundConfiguration { .init() }
  @available(iOS 18.0, *)
  public static func listFooter() -> UIBackgroundConfiguration { .init() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init() }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  private init() {}

  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }
  public var visualEffect: UIVisualEffect?
  @available(iOS 15.0, *)
  public var image: UIImage? {
    get { nil }
    set {}
  }
  @available(iOS 15.0, *)
  public var imageContentMode: UIView.ContentMode {
    get { .scaleToFill }
    set {}
  }
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  @available(iOS 18.0, *)
  public var shadowProperties: UIShadowProperties {
    get { UIShadowProperties() }
    set {}
  }

  public static func == (lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration) -> Bool {
    lhs.backgroundColor == rhs.backgroundColor && lhs.cornerRadius == rhs.cornerRadius
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(backgroundColor); hasher.combine(cornerRadius) }
}

@available(iOS 14.0, *)
extension UIBackgroundConfiguration {
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "listCell")
  public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the generic listHeader() or listFooter() background configuration"
  )
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "listCell")
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the generic listHeader() or listFooter() background configuration"
  )
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init() }
  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the generic listHeader() or listFooter() background configuration"
  )
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "listCell")
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init() }
}

@available(iOS 18.0, *)
extension UIShadowProperties: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "UIShadowProperties" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(iOS 14.0, *)
extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "UIBackgroundConfiguration" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
