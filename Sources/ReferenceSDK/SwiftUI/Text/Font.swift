/// A font as the environment resolves it.
// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Font: Hashable, Sendable {
  let description: String
  init(description: String) { self.description = description }
  func adding(_ trait: String) -> Font { Font(description: description + " " + trait) }
}

extension Font {
  public static let largeTitle: Font = Font(description: "largeTitle")
  public static let title: Font = Font(description: "title")

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let title2: Font = Font(description: "title2")

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let title3: Font = Font(description: "title3")
  public static let headline: Font = Font(description: "headline")
  public static let subheadline: Font = Font(description: "subheadline")
  public static let body: Font = Font(description: "body")
  public static let callout: Font = Font(description: "callout")
  public static let footnote: Font = Font(description: "footnote")
  public static let caption: Font = Font(description: "caption")

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let caption2: Font = Font(description: "caption2")

  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let extraLargeTitle: Font = Font(description: "extraLargeTitle")

  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let extraLargeTitle2: Font = Font(description: "extraLargeTitle2")

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let `default`: Font = Font(description: "default")
}

extension Font {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
    Font(description: "system \(style)")
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use system(_:design:weight:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use system(_:design:weight:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use system(_:design:weight:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use system(_:design:weight:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use system(_:design:weight:)")
  @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(description: "system \(style)")
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font(description: "system \(size)")
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use system(size:weight:design:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use system(size:weight:design:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use system(size:weight:design:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use system(size:weight:design:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use system(size:weight:design:)")
  @_disfavoredOverload public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font { Font(description: "system \(size)") }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(description: "\(name) \(size)") }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font(description: "\(name) \(size)")
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(description: "\(name) \(fixedSize)") }
}

extension Font {
  public func italic() -> Font { adding("italic") }
  public func smallCaps() -> Font { adding("smallCaps") }
  public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps") }
  public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps") }
  public func monospacedDigit() -> Font { adding("monospacedDigit") }
  public func weight(_ weight: Font.Weight) -> Font { adding("\(weight)") }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public func width(_ width: Font.Width) -> Font { adding("\(width)") }
  public func bold() -> Font { adding("bold") }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func monospaced() -> Font { adding("monospaced") }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public func leading(_ leading: Font.Leading) -> Font { adding("\(leading)") }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func bold(_ isActive: Bool) -> Font { isActive ? adding("bold") : self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func italic(_ isActive: Bool) -> Font { isActive ? adding("italic") : self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func monospaced(_ isActive: Bool) -> Font { isActive ? adding("monospaced") : self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font { adding("scaled \(factor)") }
}

extension Font {
  // sdk: complete
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    public static let ultraLight: Font.Weight = Weight(value: -0.8)
    public static let thin: Font.Weight = Weight(value: -0.6)
    public static let light: Font.Weight = Weight(value: -0.4)
    public static let regular: Font.Weight = Weight(value: 0)
    public static let medium: Font.Weight = Weight(value: 0.23)
    public static let semibold: Font.Weight = Weight(value: 0.3)
    public static let bold: Font.Weight = Weight(value: 0.4)
    public static let heavy: Font.Weight = Weight(value: 0.56)
    public static let black: Font.Weight = Weight(value: 0.62)
  }

  // sdk: complete
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public static let compressed: Font.Width = Width(-0.3)
    public static let condensed: Font.Width = Width(-0.2)
    public static let standard: Font.Width = Width(0)
    public static let expanded: Font.Width = Width(0.2)
    public init(_ value: CGFloat) { self.value = value }
  }

  // sdk: complete
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public enum Leading: Sendable, Hashable {
    case standard
    case tight
    case loose
  }

  // sdk: complete
  public enum TextStyle: CaseIterable, Sendable, Hashable {
    case largeTitle
    case title
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    case title2
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    case caption2
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case extraLargeTitle
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case extraLargeTitle2
    public static var allCases: [Font.TextStyle] {
      [.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2]
    }
  }

  // sdk: complete
  public enum Design: Hashable, Sendable {
    case `default`
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    case serif
    case rounded
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    case monospaced
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Font.TextStyle: Codable {
  public init(from decoder: any Decoder) throws { self = .body }
  public func encode(to encoder: any Encoder) throws {}
}
