@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Deferral(to: subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) })
    }
  }

  // sdk: complete
  public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var latest = 0
      upstream.subscribe(
        Deferral(to: subscriber) { [scheduler, dueTime, options] action in
          latest += 1
          let ticket = latest
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
          ) {
            if ticket == latest { action() }
          }
        })
    }
  }
}

/// Hands values on when a function says so.
final class Deferral<Input, Failure: Error>: Subscriber, Subscription {
  private let run: (@escaping () -> Void) -> Void
  private let downstream: AnySubscriber<Input, Failure>
  private var upstream: (any Subscription)?
  private var isCancelled = false

  init<S: Subscriber>(to subscriber: S, run: @escaping (@escaping () -> Void) -> Void)
  where S.Input == Input, S.Failure == Failure {
    self.run = run
    downstream = AnySubscriber(subscriber)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    run {
      guard !self.isCancelled else { return }
      let more = self.downstream.receive(input)
      if more > .none { self.upstream?.request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    run { if !self.isCancelled { self.downstream.receive(completion: completion) } }
  }

  func request(_ demand: Subscribers.Demand) {
    upstream?.request(demand)
  }

  func cancel() {
    isCancelled = true
    upstream?.cancel()
    upstream = nil
  }
}
