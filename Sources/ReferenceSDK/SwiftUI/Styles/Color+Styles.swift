import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Color: ShapeStyle {
}

extension Color {
  public static let red: Color = Color(storedName: "red")
  public static let orange: Color = Color(storedName: "orange")
  public static let yellow: Color = Color(storedName: "yellow")
  public static let green: Color = Color(storedName: "green")

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let mint: Color = Color(storedName: "mint")

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let teal: Color = Color(storedName: "teal")

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let cyan: Color = Color(storedName: "cyan")
  public static let blue: Color = Color(storedName: "blue")

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let indigo: Color = Color(storedName: "indigo")
  public static let purple: Color = Color(storedName: "purple")
  public static let pink: Color = Color(storedName: "pink")

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let brown: Color = Color(storedName: "brown")
  public static let white: Color = Color(storedName: "white")
  public static let gray: Color = Color(storedName: "gray")
  public static let black: Color = Color(storedName: "black")
  public static let clear: Color = Color(storedName: "clear")
  public static let primary: Color = Color(storedName: "primary")
  public static let secondary: Color = Color(storedName: "secondary")
  public static var accentColor: Color { Color(storedName: "accentColor") }
}

extension Color {
  // sdk: complete
  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
  { self.init(storedName: "\(colorSpace) \(red) \(green) \(blue) \(opacity)") }
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(storedName: "\(colorSpace) \(white) \(opacity)")
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(storedName: "hsb \(hue) \(saturation) \(brightness) \(opacity)")
  }
  public init(_ name: String, bundle: Bundle? = nil) { self.init(storedName: name) }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public init(_ resource: ColorResource) { self.init(storedName: resource.name) }
  public func opacity(_ opacity: Double) -> Color { Color(storedName: "\(name) \(opacity)") }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(storedName: "\(name) \(rhs.name) \(fraction)")
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: ObjectIdentifier
  public init(name: String, bundle: Bundle) { self.name = name; self.bundle = ObjectIdentifier(bundle) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var mint: Color { .mint }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var teal: Color { .teal }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
