extension Text {
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }

  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  nonisolated public func bold() -> Text { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func bold(_ isActive: Bool) -> Text { self }
  nonisolated public func italic() -> Text { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func italic(_ isActive: Bool) -> Text { self }

  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
    -> Text
  { self }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
    -> Text
  { self }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
}

extension Text {
  // sdk: partial
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern; self.color = color
    }
    // sdk: complete
    public struct Pattern: Sendable {
      fileprivate let name: String
      private init(_ name: String) { self.name = name }
      public static let solid: Text.LineStyle.Pattern = Pattern("solid")
      public static let dot: Text.LineStyle.Pattern = Pattern("dot")
      public static let dash: Text.LineStyle.Pattern = Pattern("dash")
      public static let dashDot: Text.LineStyle.Pattern = Pattern("dashDot")
      public static let dashDotDot: Text.LineStyle.Pattern = Pattern("dashDotDot")
    }
    public static let single: Text.LineStyle = LineStyle()
    public static func == (a: Text.LineStyle, b: Text.LineStyle) -> Bool {
      a.pattern.name == b.pattern.name && a.color == b.color
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(pattern.name); hasher.combine(color) }
  }

  // sdk: complete
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public enum Case: Sendable, Hashable {
    case uppercase
    case lowercase
  }

  // sdk: complete
  public enum TruncationMode: Sendable, Hashable {
    case head
    case tail
    case middle
  }

  // sdk: complete
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct Scale: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let `default`: Text.Scale = Scale("default")
    public static let secondary: Text.Scale = Scale("secondary")
  }

  // sdk: complete
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let `default`: Text.AlignmentStrategy = AlignmentStrategy("default")
    public static let layoutBased: Text.AlignmentStrategy = AlignmentStrategy("layoutBased")
    public static let writingDirectionBased: Text.AlignmentStrategy = AlignmentStrategy("writingDirectionBased")
  }

  // sdk: complete
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let `default`: Text.WritingDirectionStrategy = WritingDirectionStrategy("default")
    public static let layoutBased: Text.WritingDirectionStrategy = WritingDirectionStrategy("layoutBased")
    public static let contentBased: Text.WritingDirectionStrategy = WritingDirectionStrategy("contentBased")
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
