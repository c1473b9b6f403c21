/// A key of a localized string that is looked up later.
// sdk: partial
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public var locale: Locale = .current

  public init(stringLiteral value: String) {
    key = value
  }
}
