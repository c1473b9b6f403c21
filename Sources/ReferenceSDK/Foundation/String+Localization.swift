@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension String {
  // sdk: complete
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public struct LocalizationOptions {
    public var replacements: [any CVarArg]?

    public init() {}
  }

  // sdk: complete
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
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

    // sdk: complete
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public enum Placeholder: Codable, Hashable, Sendable {
      case int
      case uint
      case float
      case double
      case object

      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
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

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.key
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.key
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension String {
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.key
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    self = resource.defaultValue.key
  }
}

@available(*, unavailable)
extension String.LocalizationOptions: Sendable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension String.LocalizationValue: Codable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension String.LocalizationValue: Sendable {}
