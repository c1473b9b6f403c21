// sdk: partial
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "DynamicTypeSize")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "DynamicTypeSize")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "DynamicTypeSize")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "DynamicTypeSize")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "DynamicTypeSize")
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  @available(iOS 13.4, macOS 10.15.4, tvOS 13.4, watchOS 6.2, visionOS 1.0, *)
  public var isAccessibilityCategory: Bool {
    rank >= 7
  }

  private var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ContentSizeCategory {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank < rhs.rank }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank <= rhs.rank }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank > rhs.rank }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank >= rhs.rank }
}
