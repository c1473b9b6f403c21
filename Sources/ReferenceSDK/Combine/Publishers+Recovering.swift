@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public struct Retry<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 1)
      let (upstream, attempts) = (upstream, Attempts(left: retries))
      func attempt() {
        attempts.current = upstream.sink(
          receiveCompletion: {
            if case .failure = $0, attempts.take() { attempt() } else { funnel.end($0) }
          }, receiveValue: funnel.send)
      }
      attempt()
      funnel.start([AnyCancellable { attempts.stop() }])
    }
  }

  // sdk: complete
  public struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, NewPublisher.Output == S.Input, S.Failure == any Error {
      let funnel = Funnel<Output, any Error>(to: subscriber, sources: 1)
      funnel.start([
        upstream.sink(
          receiveCompletion: { [handler] in
            do {
              if case .failure(let error) = $0 { funnel.add(try handler(error).mapError { $0 as any Error }) }
              funnel.end(.finished)
            } catch {
              funnel.end(.failure(error))
            }
          }, receiveValue: funnel.send)
      ])
    }
  }
}

/// How often a publisher may still be subscribed to again, and what runs now.
private final class Attempts {
  private var left: Int?
  private var isStopped = false
  var current: AnyCancellable?

  init(left: Int?) {
    self.left = left
  }

  func take() -> Bool {
    guard !isStopped, left != 0 else { return false }
    left = left.map { $0 - 1 }
    return true
  }

  func stop() {
    isStopped = true
    current?.cancel()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Self.Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
