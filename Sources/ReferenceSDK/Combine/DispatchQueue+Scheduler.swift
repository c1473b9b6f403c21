import Dispatch

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension DispatchQueue: Scheduler {
  // sdk: complete
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    // sdk: complete
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int

      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval {
        .nanoseconds(magnitude)
      }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): magnitude = count * 1_000_000_000
        case .milliseconds(let count): magnitude = count * 1_000_000
        case .microseconds(let count): magnitude = count * 1_000
        case .nanoseconds(let count): magnitude = count
        default: magnitude = .max
        }
      }

      public init(floatLiteral value: Double) {
        magnitude = Int(value * 1_000_000_000)
      }

      public init(integerLiteral value: Int) {
        magnitude = value * 1_000_000_000
      }

      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      private init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude * rhs.magnitude) }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(s * 1_000_000_000)) }
      public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s * 1_000_000_000) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms * 1_000_000) }
      public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us * 1_000) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }

    private var uptime: UInt64

    public var dispatchTime: DispatchTime {
      get { DispatchTime(uptimeNanoseconds: uptime) }
      set { uptime = newValue.uptimeNanoseconds }
    }

    public init(_ time: DispatchTime) {
      uptime = time.uptimeNanoseconds
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      .nanoseconds(Int(other.uptime) - Int(uptime))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(Int(uptime) + n.magnitude)))
    }
  }

  // sdk: complete
  public struct SchedulerOptions: @unchecked Sendable {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: minimumTolerance, options: options, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let item = DispatchWorkItem(qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], block: action)
    asyncAfter(deadline: date.dispatchTime, execute: item)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.setEventHandler(handler: DispatchWorkItem(block: action))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
