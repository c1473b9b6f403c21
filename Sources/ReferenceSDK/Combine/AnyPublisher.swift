// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AnyPublisher<Output, Failure>: CustomStringConvertible, CustomPlaygroundDisplayConvertible
where Failure: Error {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    attach = { publisher.receive(subscriber: $0) }
  }

  public var description: String {
    "AnyPublisher"
  }

  public var playgroundDescription: Any {
    description
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

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
where Failure: Error {
  public let combineIdentifier: CombineIdentifier
  public private(set) var description: String
  private let subscribed: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
    combineIdentifier = s.combineIdentifier
    subscribed = { s.receive(subscription: $0) }
    value = { s.receive($0) }
    completion = { s.receive(completion: $0) }
    description = (s as? any CustomStringConvertible)?.description ?? "\(type(of: s))"
  }

  public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
    self.init(
      receiveSubscription: { s.send(subscription: $0) },
      receiveValue: {
        s.send($0)
        return .none
      }, receiveCompletion: { s.send(completion: $0) })
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
    description = "Anonymous AnySubscriber"
  }

  public var customMirror: Mirror {
    Mirror(self, children: [:])
  }

  public var playgroundDescription: Any {
    description
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
