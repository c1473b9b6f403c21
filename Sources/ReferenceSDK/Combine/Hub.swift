/// Hands values to many subscribers, each as often as it asked for; values that nobody asked for are dropped, except
/// the latest to a subscriber that was promised a first one.
final class Hub<Output, Failure: Error> {
  private final class Conduit: Subscription {
    weak var hub: Hub?
    var demand = Subscribers.Demand.none
    var pending: Output?
    var deliver: ((Output) -> Subscribers.Demand)?
    var finish: ((Subscribers.Completion<Failure>) -> Void)?

    func request(_ more: Subscribers.Demand) {
      demand += more
      guard let value = pending, demand > .none else { return }
      pending = nil
      offer(value)
    }

    func offer(_ value: Output) {
      guard let deliver, demand > .none else { return }
      if demand != .unlimited { demand = .max((demand.max ?? 1) - 1) }
      demand += deliver(value)
    }

    func cancel() {
      deliver = nil
      finish = nil
      hub?.remove(self)
    }
  }

  private var conduits: [Conduit] = []
  private var completion: Subscribers.Completion<Failure>?

  func add<S: Subscriber>(_ subscriber: S, first: Output? = nil) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit()
    conduit.hub = self
    conduit.pending = first
    conduit.deliver = { subscriber.receive($0) }
    conduit.finish = { subscriber.receive(completion: $0) }
    conduits.append(conduit)
    subscriber.receive(subscription: conduit)
    if let completion { conduit.finish?(completion) }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for conduit in conduits { conduit.offer(value) }
  }

  func finish(_ end: Subscribers.Completion<Failure>) {
    guard completion == nil else { return }
    completion = end
    let last = conduits
    conduits = []
    for conduit in last { conduit.finish?(end) }
  }

  private func remove(_ conduit: Conduit) {
    conduits.removeAll { $0 === conduit }
  }
}
