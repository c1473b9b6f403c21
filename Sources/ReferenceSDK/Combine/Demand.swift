@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Subscribers {
  // sdk: complete
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable, BitwiseCopyable {
    /// How many values; the largest number means that there is no limit.
    let count: UInt

    init(count: UInt) {
      self.count = count
    }

    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)

    public static func max(_ value: Int) -> Subscribers.Demand {
      precondition(value >= 0, "A demand is not negative")
      return Demand(count: UInt(value))
    }

    public var max: Int? {
      self == .unlimited ? nil : Int(count)
    }

    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Subscribers.Demand {
  public static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    guard lhs != .unlimited, rhs != .unlimited else { return .unlimited }
    return lhs + Int(rhs.count)
  }

  public static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    lhs = lhs + rhs
  }

  public static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard let value = lhs.max else { return .unlimited }
    let (sum, overflow) = value.addingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(sum)
  }

  public static func += (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs + rhs
  }

  public static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard let value = lhs.max else { return .unlimited }
    let (product, overflow) = value.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  public static func *= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs * rhs
  }

  public static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    guard let value = lhs.max else { return .unlimited }
    return rhs.max.map { .max(Swift.max(value - $0, 0)) } ?? .none
  }

  public static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    lhs = lhs - rhs
  }

  public static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard let value = lhs.max else { return .unlimited }
    return .max(Swift.max(value - rhs, 0))
  }

  public static func -= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs - rhs
  }

  public static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

  public static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max.map { lhs > $0 } ?? false }

  public static func > (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs.count > rhs.count }

  public static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

  public static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max.map { lhs >= $0 } ?? false }

  public static func >= (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs.count >= rhs.count }

  public static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

  public static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max.map { lhs < $0 } ?? true }

  public static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs.count < rhs.count }

  public static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

  public static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max.map { lhs <= $0 } ?? true }

  public static func <= (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs.count <= rhs.count }

  public static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max == rhs }

  public static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max != rhs }

  public static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max == lhs }

  public static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs.max != lhs }
}
