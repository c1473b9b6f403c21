@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public enum TimeGroupingStrategy<Context> where Context: Scheduler {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  // sdk: complete
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 1)
      var group: [Upstream.Output] = []
      funnel.start([
        upstream.sink(
          receiveCompletion: {
            if case .finished = $0, !group.isEmpty { funnel.send(group) }
            funnel.end($0)
          },
          receiveValue: { [count] in
            group.append($0)
            guard group.count >= count else { return }
            funnel.send(group)
            group = []
          })
      ])
    }
  }

  // sdk: complete
  public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 1)
      var group: [Upstream.Output] = []
      let (scheduler, interval, limit): (Context, Context.SchedulerTimeType.Stride, Int) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      func flush() {
        guard !group.isEmpty else { return }
        funnel.send(group)
        group = []
      }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options, flush)
      let source = upstream.sink(
        receiveCompletion: {
          timer.cancel()
          if case .finished = $0 { flush() }
          funnel.end($0)
        },
        receiveValue: {
          group.append($0)
          if group.count >= limit { flush() }
        })
      funnel.start([source, AnyCancellable(timer.cancel)])
    }
  }

  // sdk: complete
  public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 1)
      var isEmpty = true
      funnel.start([
        upstream.sink(
          receiveCompletion: { [output] in
            if case .finished = $0, isEmpty { funnel.send(output) }
            funnel.end($0)
          },
          receiveValue: {
            isEmpty = false
            funnel.send($0)
          })
      ])
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  public func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }

  public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
