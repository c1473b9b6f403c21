@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Product {
  // sdk: partial
  public struct SubscriptionPeriod: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public let unit: Product.SubscriptionPeriod.Unit
    public let value: Int

    public var debugDescription: String { "\(value) \(unit)" }

    // sdk: partial
    public enum Unit: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
      case day
      case week
      case month
      case year

      public var debugDescription: String { "" }

      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
      public var localizedDescription: String { "" }
    }

    public func dateRange(referenceDate: Date = .now) -> Range<Date> { referenceDate..<referenceDate }

    public func formatted<S>(_ format: S, referenceDate: Date = .now) -> S.FormatOutput
    where S: FormatStyle, S.FormatInput == Range<Date> { format.format(dateRange(referenceDate: referenceDate)) }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Product.SubscriptionPeriod {
  public func formatted<S>(_ format: S, referenceDate: Date = .now) -> S.FormatOutput
  where S: FormatStyle, S.FormatInput == Duration { fatalError() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Product.SubscriptionPeriod.Unit: Comparable {
  public static func < (lhs: Product.SubscriptionPeriod.Unit, rhs: Product.SubscriptionPeriod.Unit) -> Bool { false }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
extension Product.SubscriptionPeriod {
  public static var weekly: Product.SubscriptionPeriod { .init(unit: .week, value: 1) }
  public static var monthly: Product.SubscriptionPeriod { .init(unit: .month, value: 1) }
  public static var yearly: Product.SubscriptionPeriod { .init(unit: .year, value: 1) }
  public static var everyThreeDays: Product.SubscriptionPeriod { .init(unit: .day, value: 3) }
  public static var everyTwoWeeks: Product.SubscriptionPeriod { .init(unit: .week, value: 2) }
  public static var everyTwoMonths: Product.SubscriptionPeriod { .init(unit: .month, value: 2) }
  public static var everyThreeMonths: Product.SubscriptionPeriod { .init(unit: .month, value: 3) }
  public static var everySixMonths: Product.SubscriptionPeriod { .init(unit: .month, value: 6) }
}
