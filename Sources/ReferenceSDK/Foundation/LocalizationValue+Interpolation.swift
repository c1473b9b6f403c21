@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension String.LocalizationValue {
  // sdk: complete
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

    @available(
      *, deprecated,
      message:
        "Localized string interpolation produces an unlocalized, debug description for this type of value. Use String(describing:) to make this explicit and silence this warning or provide a different value that has built-in support or conforms to CustomLocalizedStringResourceConvertible."
    )
    public mutating func appendInterpolation<T>(_ object: T) {
      key += String(describing: object)
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject) where Subject: NSObject {
      key += subject.description
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      key += String(describing: value)
    }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      key += String(format: specifier, value._arg)
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
      key += placeholder.specifier
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public mutating func appendInterpolation(
      placeholder: String.LocalizationValue.Placeholder, specifier: String
    ) {
      key += specifier
    }

    @preconcurrency
    public mutating func appendInterpolation<T, F>(_ value: T, format: F)
    where T: Sendable, T == F.FormatInput, F: FormatStyle, F: Sendable, F.FormatOutput: StringProtocol {
      key += String(format.format(value))
    }

    @preconcurrency
    public mutating func appendInterpolation<T, F>(_ value: T, format: F)
    where T: Sendable, T == F.FormatInput, F: FormatStyle, F: Sendable, F.FormatOutput: AttributedStringProtocol {
      key += String(format.format(value).characters[...])
    }

    public mutating func appendInterpolation(
      _ attrStr: AttributedString, options: AttributedString.InterpolationOptions = []
    ) {
      key += String(attrStr.characters[...])
    }

    public mutating func appendInterpolation(
      _ attributedSubstring: AttributedSubstring, options: AttributedString.InterpolationOptions = []
    ) {
      key += String(attributedSubstring.characters[...])
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public mutating func appendInterpolation<T>(_ value: T) where T: CustomLocalizedStringResourceConvertible {
      key += String(localized: value.localizedStringResource)
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public mutating func appendInterpolation<C>(
      _ value: C, format: ListFormatStyle<StringStyle, [String]>
    ) where C: Collection, C.Element: CustomLocalizedStringResourceConvertible {
      key += format.format(value.map { String(localized: $0.localizedStringResource) })
    }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension String.LocalizationValue.StringInterpolation: Sendable {}

/// A number that a format specifier of `printf` can show.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@preconcurrency
public protocol _FormatSpecifiable: Equatable, Sendable {
  associatedtype _Arg: CVarArg, Sendable
  var _arg: Self._Arg { get }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
}
