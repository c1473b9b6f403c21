// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AnyPublisher<Output, Failure>: CustomStringConvertible where Failure: Error {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    attach = { publisher.receive(subscriber: $0) }
  }

  public var description: String {
    "AnyPublisher"
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension AnyPublisher: Publisher {
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    attach(AnySubscriber(subscriber))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
    AnyPublisher(self)
  }
}

// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AnySubscriber<Input, Failure>: Subscriber where Failure: Error {
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
    combineIdentifier = s.combineIdentifier
    subscribed = { s.receive(subscription: $0) }
    value = { s.receive($0) }
    completion = { s.receive(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) {
    subscribed(subscription)
  }

  public func receive(_ value: Input) -> Subscribers.Demand {
    self.value(value)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    self.completion(completion)
  }
}
