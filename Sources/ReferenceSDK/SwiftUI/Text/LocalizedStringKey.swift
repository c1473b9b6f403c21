// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
  }

  // sdk: partial
  public struct StringInterpolation: StringInterpolationProtocol {
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

    public mutating func appendInterpolation(_ substring: Substring) {
      key += substring
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible {
      key += String(describing: subject)
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject {
      key += String(describing: subject)
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      key += format.format(input)
    }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      key += String(format.format(input).characters)
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      key += String(describing: value)
    }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      key += String(describing: value)
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public mutating func appendInterpolation(_ text: Text) {
      key += text.content
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      key += String(attributedString.characters)
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public mutating func appendInterpolation(_ image: Image) {}

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      key += String(attributedSubstring.characters)
    }

    @available(iOS 16.0, macOS 13, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      key += resource.key
    }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public mutating func appendInterpolation(accessibilityName color: Color) {}

    @available(
      *, deprecated,
      message: "This value is shown by its debug description; give a type that interpolation supports."
    )
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ object: T) {
      key += String(describing: object)
    }
  }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

@available(*, unavailable)
extension LocalizedStringKey.StringInterpolation: Sendable {}

/// A value that a format specifier of `printf` can show.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}
