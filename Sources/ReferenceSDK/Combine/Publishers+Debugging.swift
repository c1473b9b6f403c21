@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var stream = stream
      func log(_ text: String) {
        let line = prefix.isEmpty ? text : "\(prefix): \(text)"
        if stream == nil { Swift.print(line) } else { stream?.write(line + "\n") }
      }
      let relay = Relay<Output, Failure, Output, Failure>(
        to: subscriber,
        completed: {
          if case .failure(let error) = $0 { log("receive error: (\(error))") } else { log("receive finished") }
          return $0
        },
        step: {
          log("receive value: (\($0))")
          return .pass($0)
        })
      relay.onSubscription = { log("receive subscription: (\($0))") }
      relay.onRequest = { log("request \($0)") }
      relay.onCancel = { log("receive cancel") }
      upstream.subscribe(relay)
    }
  }

  // sdk: complete
  public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Bool)?
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    public let receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      func stop(_ isWanted: Bool?) {
        if isWanted == true { fatalError("A publisher's breakpoint was met") }
      }
      let relay = Relay<Output, Failure, Output, Failure>(
        to: subscriber,
        completed: { [receiveCompletion] in
          stop(receiveCompletion?($0))
          return $0
        },
        step: { [receiveOutput] in
          stop(receiveOutput?($0))
          return .pass($0)
        })
      relay.onSubscription = { [receiveSubscription] in stop(receiveSubscription?($0)) }
      upstream.subscribe(relay)
    }
  }

  // sdk: complete
  public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
      upstream.subscribe(
        Relay<Output, Upstream.Failure, Output, Never>(
          to: subscriber,
          completed: { [prefix, file, line] in
            if case .failure(let error) = $0 { fatalError("\(prefix)\(error)", file: file, line: line) }
            return .finished
          }, step: { .pass($0) }))
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }

  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Self.Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }

  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
