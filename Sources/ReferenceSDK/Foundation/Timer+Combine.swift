import ReferenceCombine

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  // sdk: complete
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public final let interval: TimeInterval
    public final let tolerance: TimeInterval?
    public final let runLoop: RunLoop
    public final let mode: RunLoop.Mode
    public final let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      subject.receive(subscriber: subscriber)
    }

    public final func connect() -> any Cancellable {
      nonisolated(unsafe) let subject = subject
      let timer = Timer(timeInterval: interval, repeats: true) { subject.send($0.fireDate) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
