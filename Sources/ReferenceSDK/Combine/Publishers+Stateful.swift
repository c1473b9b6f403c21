@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      var result = initialResult
      upstream.subscribe(
        Relay<Upstream.Output, Failure, Output, Failure>(to: subscriber, completed: { $0 }) { [nextPartialResult] in
          result = nextPartialResult(result, $0)
          return .pass(result)
        })
    }
  }

  // sdk: complete
  public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Upstream.Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let relay = Relay<Output, Failure, Output, Failure>(
        to: subscriber,
        completed: { [receiveCompletion] in
          receiveCompletion?($0)
          return $0
        },
        step: { [receiveOutput] in
          receiveOutput?($0)
          return .pass($0)
        })
      relay.onSubscription = receiveSubscription
      relay.onRequest = receiveRequest
      relay.onCancel = receiveCancel
      upstream.subscribe(relay)
    }
  }

  // sdk: complete
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 1)
      var all: [Upstream.Output] = []
      funnel.start([
        upstream.sink(
          receiveCompletion: {
            if case .finished = $0 { funnel.send(all) }
            funnel.end($0)
          }, receiveValue: { all.append($0) })
      ])
    }
  }

  // sdk: complete
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var index = -1
      upstream.subscribe(
        Relay<Upstream.Output, Failure, Upstream.Output, Failure>(to: subscriber, completed: { $0 }) { [range] in
          index += 1
          if index < range.lowerBound { return .skip }
          if index >= range.upperBound { return .end(.finished) }
          return index == range.upperBound - 1 ? .last($0) : .pass($0)
        })
    }
  }

  // sdk: complete
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Publishers.ReplaceError<Upstream>.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
      let funnel = Funnel<Output, Never>(to: subscriber, sources: 1)
      funnel.start([
        upstream.sink(
          receiveCompletion: { [output] in
            if case .failure = $0 { funnel.send(output) }
            funnel.end(.finished)
          }, receiveValue: funnel.send)
      ])
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
    map { $0 ?? output }
  }
}
