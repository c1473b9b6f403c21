@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 2)
      var first: A.Output?
      var second: B.Output?
      funnel.start([
        a.sink(receiveCompletion: funnel.end) {
          first = $0
          if let second { funnel.send(($0, second)) }
        },
        b.sink(receiveCompletion: funnel.end) {
          second = $0
          if let first { funnel.send((first, $0)) }
        },
      ])
    }
  }

  // sdk: complete
  public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
      publishers = Array(upstream)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: publishers.count)
      funnel.start(publishers.map { $0.sink(receiveCompletion: funnel.end, receiveValue: funnel.send) })
    }

    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

/// Gathers the values of several publishers; ends with the last of them, or with the first failure. It asks its sources
/// for all they have, and keeps what the subscriber has not asked for.
final class Funnel<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var running: Int
  private var sources: [AnyCancellable] = []
  private var addedSources: [Int: AnyCancellable] = [:]
  private var live: Set<Int> = []
  private var added = 0
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?

  init<S: Subscriber>(to subscriber: S, sources count: Int) where S.Input == Output, S.Failure == Failure {
    downstream = AnySubscriber(subscriber)
    running = count
  }

  func start(_ sources: [AnyCancellable]) {
    self.sources += sources
    if self.sources.isEmpty { completion = .finished }
    downstream?.receive(subscription: self)
    drain()
  }

  /// One more source; its end is not the end while others run.
  @discardableResult
  func add<P: Publisher>(_ publisher: P) -> Int where P.Output == Output, P.Failure == Failure {
    running += 1
    added += 1
    let ticket = added
    live.insert(ticket)
    let source = publisher.sink(
      receiveCompletion: {
        guard self.live.remove(ticket) != nil else { return }
        self.addedSources[ticket] = nil
        self.end($0)
      }, receiveValue: send)
    if live.contains(ticket) { addedSources[ticket] = source }
    return ticket
  }

  /// Gives up an added source if it still runs.
  func drop(_ ticket: Int) {
    guard live.remove(ticket) != nil else { return }
    addedSources.removeValue(forKey: ticket)?.cancel()
    running -= 1
  }

  func send(_ value: Output) {
    waiting.append(value)
    drain()
  }

  func end(_ end: Subscribers.Completion<Failure>) {
    running -= 1
    if case .failure = end { completion = end } else if running == 0 { completion = end }
    drain()
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    drain()
  }

  func cancel() {
    downstream = nil
    for source in sources { source.cancel() }
    sources = []
    for source in addedSources.values { source.cancel() }
    addedSources = [:]
    live = []
  }

  private func drain() {
    while demand > .none, !waiting.isEmpty, let downstream {
      if demand != .unlimited { demand = .max((demand.max ?? 1) - 1) }
      demand += downstream.receive(waiting.removeFirst())
    }
    guard waiting.isEmpty, let completion, let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }
}
