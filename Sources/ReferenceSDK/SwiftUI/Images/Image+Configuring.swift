extension Image {
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
    self
  }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension Image {
  // sdk: complete
  public enum ResizingMode: Sendable, Hashable {
    case tile
    case stretch
  }

  // sdk: complete
  public enum TemplateRenderingMode: Sendable, Hashable {
    case template
    case original
  }

  // sdk: complete
  public enum Interpolation: Sendable, Hashable {
    case none
    case low
    case medium
    case high
  }

  // sdk: complete
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }

  // sdk: complete
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public enum Scale: Sendable, Hashable {
    case small
    case medium
    case large
  }

  // sdk: complete
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let standard: Image.DynamicRange = DynamicRange("standard")
    public static let constrainedHigh: Image.DynamicRange = DynamicRange("constrainedHigh")
    public static let high: Image.DynamicRange = DynamicRange("high")
  }
}

extension View {
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SymbolRenderingMode: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let monochrome: SymbolRenderingMode = SymbolRenderingMode("monochrome")
  public static let multicolor: SymbolRenderingMode = SymbolRenderingMode("multicolor")
  public static let hierarchical: SymbolRenderingMode = SymbolRenderingMode("hierarchical")
  public static let palette: SymbolRenderingMode = SymbolRenderingMode("palette")
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let flat: SymbolColorRenderingMode = SymbolColorRenderingMode("flat")
  public static let gradient: SymbolColorRenderingMode = SymbolColorRenderingMode("gradient")
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let color: SymbolVariableValueMode = SymbolVariableValueMode("color")
  public static let draw: SymbolVariableValueMode = SymbolVariableValueMode("draw")
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>
  private init(_ names: Set<String>) { self.names = names }
  private func adding(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(names.union(other.names)) }
  public static let none: SymbolVariants = SymbolVariants([])
  public static let circle: SymbolVariants = SymbolVariants(["circle"])
  public static let square: SymbolVariants = SymbolVariants(["square"])
  public static let rectangle: SymbolVariants = SymbolVariants(["rectangle"])
  public static let fill: SymbolVariants = SymbolVariants(["fill"])
  public static let slash: SymbolVariants = SymbolVariants(["slash"])
  public var circle: SymbolVariants { adding(.circle) }
  public var square: SymbolVariants { adding(.square) }
  public var rectangle: SymbolVariants { adding(.rectangle) }
  public var fill: SymbolVariants { adding(.fill) }
  public var slash: SymbolVariants { adding(.slash) }
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}
