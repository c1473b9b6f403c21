@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension String {
  // sdk: partial
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let key: String

    public init(_ value: String) {
      key = value
    }

    public init(stringLiteral value: String) {
      key = value
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      key = stringInterpolation.key
    }

    // sdk: partial
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      var key = ""

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity)
      }

      public mutating func appendLiteral(_ literal: String) {
        key += literal
      }

      public mutating func appendInterpolation(_ string: String) {
        key += string
      }

      public mutating func appendInterpolation<T>(_ value: T) where T: CVarArg {
        key += String(describing: value)
      }

      public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatOutput == String {
        key += format.format(value)
      }
    }
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.key
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.key
  }
}
