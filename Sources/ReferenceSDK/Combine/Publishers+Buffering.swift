@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public enum PrefetchStrategy: Equatable, Hashable {
    case keepFull
    case byRequest
  }

  // sdk: complete
  public enum BufferingStrategy<Failure> where Failure: Error {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  // sdk: complete
  public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: Publishers.PrefetchStrategy
    public let whenFull: Publishers.BufferingStrategy<Publishers.Buffer<Upstream>.Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Publishers.Buffer<Upstream>.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Reservoir(of: self, to: subscriber))
    }
  }
}

/// Keeps values that nobody has asked for yet, as many as there is room for.
private final class Reservoir<Upstream: Publisher>: Subscriber, Subscription {
  private let buffer: Publishers.Buffer<Upstream>
  private var downstream: AnySubscriber<Upstream.Output, Upstream.Failure>?
  private var upstream: (any Subscription)?
  private var waiting: [Upstream.Output] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Upstream.Failure>?

  init<S: Subscriber>(of buffer: Publishers.Buffer<Upstream>, to subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.buffer = buffer
    downstream = AnySubscriber(subscriber)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
    subscription.request(buffer.prefetch == .keepFull ? .max(buffer.size) : .unlimited)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard downstream != nil, completion == nil else { return .none }
    if waiting.count < buffer.size || demand > .none {
      waiting.append(input)
      drain()
      return .none
    }
    switch buffer.whenFull {
    case .dropNewest: break
    case .dropOldest:
      if !waiting.isEmpty { waiting.removeFirst() }
      waiting.append(input)
    case .customError(let error):
      upstream?.cancel()
      receive(completion: .failure(error()))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    if self.completion == nil { self.completion = completion }
    drain()
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    drain()
  }

  func cancel() {
    upstream?.cancel()
    upstream = nil
    downstream = nil
  }

  private func drain() {
    while demand > .none, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
      if buffer.prefetch == .keepFull { upstream?.request(.max(1)) }
    }
    guard waiting.isEmpty, let completion, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: completion)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
