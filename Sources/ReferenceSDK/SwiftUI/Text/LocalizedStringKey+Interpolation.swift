import Foundation

extension LocalizedStringKey.StringInterpolation {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { appendLiteral(date.description) }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendLiteral("\(dates.lowerBound) – \(dates.upperBound)")
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendLiteral("\(interval.start) – \(interval.end)")
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { appendLiteral(timerInterval.lowerBound.description) }
}
