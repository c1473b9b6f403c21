@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension AttributedString {
  // sdk: partial
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public struct LocalizationOptions {
    public var replacements: [any CVarArg]?

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public var inflect: Bool {
      get { inflects }
      set { inflects = newValue }
    }

    public var applyReplacementIndexAttribute = false
    private var inflects = true

    public init() {}
  }

  // sdk: complete
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  // sdk: complete
  public struct InterpolationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let insertAttributesWithoutMerging = InterpolationOptions(rawValue: 1)
  }

}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension AttributedString {
  public init(
    localized key: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(key.key)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(defaultValue.key)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init(
    localized key: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(key.key)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: AttributedString.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(defaultValue.key)
  }

  public init<S>(
    localized key: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) where S: AttributeScope {
    self.init(key.key)
  }

  public init<S>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, S.Type>
  ) where S: AttributeScope {
    self.init(defaultValue.key)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init<S>(
    localized key: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) where S: AttributeScope {
    self.init(key.key)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init<S>(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: AttributedString.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) where S: AttributeScope {
    self.init(defaultValue.key)
  }

  public init<S>(
    localized key: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
  ) where S: AttributeScope {
    self.init(key.key)
  }

  public init<S>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
  ) where S: AttributeScope {
    self.init(defaultValue.key)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init<S>(
    localized key: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
  ) where S: AttributeScope {
    self.init(key.key)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init<S>(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: AttributedString.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    including scope: S.Type
  ) where S: AttributeScope {
    self.init(defaultValue.key)
  }

}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension AttributedString {
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.defaultValue.key)
  }

  @_disfavoredOverload
  public init<S>(
    localized resource: LocalizedStringResource, including scope: KeyPath<AttributeScopes, S.Type>
  ) where S: AttributeScope {
    self.init(resource.defaultValue.key)
  }

  @_disfavoredOverload
  public init<S>(localized resource: LocalizedStringResource, including scope: S.Type) where S: AttributeScope {
    self.init(resource.defaultValue.key)
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: AttributedString.LocalizationOptions) {
    self.init(resource.defaultValue.key)
  }

  @_disfavoredOverload
  public init<S>(
    localized resource: LocalizedStringResource, options: AttributedString.LocalizationOptions,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) where S: AttributeScope {
    self.init(resource.defaultValue.key)
  }

  @_disfavoredOverload
  public init<S>(
    localized resource: LocalizedStringResource, options: AttributedString.LocalizationOptions, including scope: S.Type
  ) where S: AttributeScope {
    self.init(resource.defaultValue.key)
  }

}

@available(*, unavailable)
extension AttributedString.LocalizationOptions: Sendable {}
