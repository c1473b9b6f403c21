import Dispatch

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: Self.SchedulerTimeType { get }
  var minimumTolerance: Self.SchedulerTimeType.Stride { get }
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
    tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
    tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ImmediateScheduler: Scheduler {
  public struct SchedulerTimeType: Strideable {
    // sdk: partial
    public struct Stride: Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible,
      ExpressibleByFloatLiteral
    {
      public var magnitude: Int

      public init(_ value: Int) {
        magnitude = value
      }

      public init(integerLiteral value: Int) {
        magnitude = value
      }

      public init(floatLiteral value: Double) {
        magnitude = Int(value)
      }

      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      public static func seconds(_ s: Int) -> Stride { 0 }
      public static func seconds(_ s: Double) -> Stride { 0 }
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      public static func microseconds(_ us: Int) -> Stride { 0 }
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }

    let tick: Int

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.tick - tick)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(tick: tick + n.magnitude)
    }
  }

  public typealias SchedulerOptions = Never

  nonisolated(unsafe) public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType(tick: 0) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  @discardableResult
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
