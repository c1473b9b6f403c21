// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum Publishers {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.subscribe(
        Relay<Upstream.Output, Failure, Output, Failure>(to: subscriber, completed: { $0 }) { [transform] in
          .pass(transform($0))
        })
    }
  }

  // sdk: complete
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.subscribe(
        Relay<Upstream.Output, Failure, Output, Failure>(to: subscriber, completed: { $0 }) { [transform] in
          transform($0).map { .pass($0) } ?? .skip
        })
    }
  }

  // sdk: complete
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      upstream.subscribe(
        Relay<Upstream.Output, Upstream.Failure, Output, any Error>(to: subscriber, completed: { $0.erased }) {
          [transform] in
          do { return .pass(try transform($0)) } catch { return .end(.failure(error)) }
        })
    }
  }

  // sdk: complete
  public struct Filter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        Relay<Output, Failure, Output, Failure>(to: subscriber, completed: { $0 }) { [isIncluded] in
          isIncluded($0) ? .pass($0) : .skip
        })
    }
  }

  // sdk: complete
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Publishers.RemoveDuplicates<Upstream>.Output, Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var last: Output?
      upstream.subscribe(
        Relay<Output, Failure, Output, Failure>(to: subscriber, completed: { $0 }) { [predicate] in
          if let last, predicate(last, $0) { return .skip }
          last = $0
          return .pass($0)
        })
    }
  }

  // sdk: complete
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var left = count
      upstream.subscribe(
        Relay<Output, Failure, Output, Failure>(to: subscriber, completed: { $0 }) {
          guard left == 0 else {
            left -= 1
            return .skip
          }
          return .pass($0)
        })
    }
  }

  // sdk: complete
  public struct First<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Relay<Output, Failure, Output, Failure>(to: subscriber, completed: { $0 }) { .last($0) })
    }
  }

  // sdk: complete
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    public func receive<S>(subscriber: S)
    where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
      upstream.subscribe(
        Relay<Output, Upstream.Failure, Output, Failure>(
          to: subscriber,
          completed: { [transform] in
            switch $0 {
            case .finished: .finished
            case .failure(let error): .failure(transform(error))
            }
          }, step: { .pass($0) }))
    }
  }

  // sdk: complete
  public struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
      upstream.subscribe(
        Relay<Output, Never, Output, Failure>(to: subscriber, completed: { _ in .finished }, step: { .pass($0) }))
    }

    public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
      Publishers.SetFailureType(upstream: upstream)
    }
  }
}

extension Subscribers.Completion {
  /// The same end with the failure's type erased.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
