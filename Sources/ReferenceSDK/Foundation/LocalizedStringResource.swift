/// A key of a localized string that is looked up later.
// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LocalizedStringResource: Equatable, Codable, CustomLocalizedStringResourceConvertible,
  ExpressibleByStringInterpolation
{
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  private var storedBundle: BundleDescription = .main

  private enum CodingKeys: String, CodingKey {
    case key, defaultValue, table, locale
  }

  public var bundle: LocalizedStringResource.BundleDescription { storedBundle }

  // sdk: complete
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    storedBundle = bundle
  }

  public var localizedStringResource: LocalizedStringResource { self }

  public static func == (lhs: LocalizedStringResource, rhs: LocalizedStringResource) -> Bool {
    lhs.key == rhs.key && lhs.defaultValue == rhs.defaultValue && lhs.table == rhs.table && lhs.locale == rhs.locale
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension LocalizedStringResource: Sendable {}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
