// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
    subscriber.receive(subscription: OnceSubscription(to: subscriber, value: output))
  }
}

/// Delivers one value at the first demand, and ends.
final class OnceSubscription<S: Subscriber>: Subscription {
  private var subscriber: S?
  private let value: S.Input

  init(to subscriber: S, value: S.Input) {
    self.subscriber = subscriber
    self.value = value
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let last = subscriber else { return }
    subscriber = nil
    _ = last.receive(value)
    last.receive(completion: .finished)
  }

  func cancel() {
    subscriber = nil
  }
}

/// A subscription that delivers nothing.
final class IdleSubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Subscriptions {
  public static var empty: any Subscription {
    IdleSubscription()
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: IdleSubscription())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }

  public static func == (lhs: Empty<Output, Failure>, rhs: Empty<Output, Failure>) -> Bool {
    lhs.completeImmediately == rhs.completeImmediately
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: IdleSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Fail: Equatable where Failure: Equatable {
  public static func == (lhs: Fail<Output, Failure>, rhs: Fail<Output, Failure>) -> Bool {
    lhs.error == rhs.error
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class Future<Output, Failure>: Publisher where Failure: Error {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let hub = Hub<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    switch result {
    case .success(let value): subscriber.receive(subscription: OnceSubscription(to: subscriber, value: value))
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    case nil: hub.add(subscriber)
    }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      hub.send(value)
      hub.finish(.finished)
    case .failure(let error): hub.finish(.failure(error))
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Future where Failure == Never {
  public final var value: Output {
    get async {
      for await value in values { return value }
      fatalError("A future ends with a value")
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Future {
  public final var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
