// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Self.Output)
  func send(completion: Subscribers.Completion<Self.Failure>)
  func send(subscription: any Subscription)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Subject where Self.Output == Void {
  public func send() {
    send(())
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  private let hub = Hub<Output, Failure>()

  public init() {}

  public func send(subscription: any Subscription) {
    subscription.request(.unlimited)
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    hub.add(subscriber)
  }

  public func send(_ input: Output) {
    hub.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    hub.finish(completion)
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  private let hub: Hub<Output, Failure>
  private var current: Output

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public init(_ value: Output) {
    current = value
    hub = Hub()
  }

  public func send(subscription: any Subscription) {
    subscription.request(.unlimited)
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    hub.add(subscriber, first: current)
  }

  public func send(_ input: Output) {
    current = input
    hub.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    hub.finish(completion)
  }
}
