import Foundation

extension Text {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { content = resource.key }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public init(_ image: Image) { content = "" }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { content = format.format(input) }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    content = String(format.format(input).characters)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? ""
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? ""
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public init(_ date: Date, style: Text.DateStyle) { content = date.description }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public init(_ dates: ClosedRange<Date>) { content = "\(dates.lowerBound) – \(dates.upperBound)" }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public init(_ interval: DateInterval) { content = "\(interval.start) – \(interval.end)" }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { content = timerInterval.lowerBound.description }
}

extension Text {
  // sdk: complete
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public struct DateStyle: Equatable, Codable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let time: Text.DateStyle = DateStyle("time")
    public static let date: Text.DateStyle = DateStyle("date")
    public static let relative: Text.DateStyle = DateStyle("relative")
    public static let offset: Text.DateStyle = DateStyle("offset")
    public static let timer: Text.DateStyle = DateStyle("timer")
  }
}

extension Text {
  @available(
    iOS, introduced: 13.0, deprecated: 26.0,
    message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 26.0,
    message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 26.0,
    message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 26.0,
    message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`"
  )
  @available(visionOS, introduced: 1.0)
  public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.content + rhs.content) }
}
