/// A color or pattern with which a shape is drawn.
// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Never: ShapeStyle {
  public typealias Resolved = Never
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("A primitive style resolves to no other style")
  }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { base = style }
  public typealias Resolved = Never
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public static let primary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 0)
  public static let secondary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 1)
  public static let tertiary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 2)
  public static let quaternary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 3)

  @available(iOS 16.0, macOS 12.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static let quinary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 4)
  public typealias Resolved = Never
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var primary: HierarchicalShapeStyle { .primary }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var secondary: HierarchicalShapeStyle { .secondary }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var tertiary: HierarchicalShapeStyle { .tertiary }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var quaternary: HierarchicalShapeStyle { .quaternary }

  @available(iOS 16.0, macOS 12.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle {
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
  public var quinary: some ShapeStyle { self }
}

extension ShapeStyle {
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle() }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ShadowStyle: Equatable, Sendable {
  let description: String
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(description: "drop \(radius)") }
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(description: "inner \(radius)") }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let automatic: MaterialActiveAppearance = MaterialActiveAppearance("automatic")
  public static let active: MaterialActiveAppearance = MaterialActiveAppearance("active")

  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let inactive: MaterialActiveAppearance = MaterialActiveAppearance("inactive")
  public static let matchWindow: MaterialActiveAppearance = MaterialActiveAppearance("matchWindow")
}
