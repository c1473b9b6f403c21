/// Stands between a publisher and its subscriber: what a value becomes is decided by a function.
final class Relay<Input, InputFailure: Error, Output, OutputFailure: Error>: Subscriber, Subscription {
  /// What to do with one value.
  enum Step {
    case pass(Output)
    case skip
    case end(Subscribers.Completion<OutputFailure>)
    /// The value, and after it the end.
    case last(Output)
  }

  private let step: (Input) -> Step
  private let completed: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<OutputFailure>
  private let deliver: (Output) -> Subscribers.Demand
  private let finish: (Subscribers.Completion<OutputFailure>) -> Void
  private let subscribed: (any Subscription) -> Void
  private var upstream: (any Subscription)?
  private var isOver = false
  var onSubscription: ((any Subscription) -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?
  var onCancel: (() -> Void)?

  init<S: Subscriber>(
    to subscriber: S,
    completed: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<OutputFailure>,
    step: @escaping (Input) -> Step
  ) where S.Input == Output, S.Failure == OutputFailure {
    self.step = step
    self.completed = completed
    deliver = { subscriber.receive($0) }
    finish = { subscriber.receive(completion: $0) }
    subscribed = { subscriber.receive(subscription: $0) }
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    onSubscription?(subscription)
    subscribed(self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !isOver else { return .none }
    switch step(input) {
    case .pass(let output): return deliver(output)
    case .skip: return .max(1)
    case .end(let completion):
      end(completion)
    case .last(let output):
      _ = deliver(output)
      end(.finished)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard !isOver else { return }
    isOver = true
    finish(completed(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    if !isOver { onCancel?() }
    stop()
  }

  private func stop() {
    isOver = true
    upstream?.cancel()
    upstream = nil
  }

  private func end(_ completion: Subscribers.Completion<OutputFailure>) {
    stop()
    finish(completion)
  }
}
