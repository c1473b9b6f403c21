import Combine

func cross<T: Sendable>(_ value: T) {}

func cross(
  identifier: CombineIdentifier, scheduler: ImmediateScheduler, subscription: AnyCancellable,
  demand: Subscribers.Demand, completion: Subscribers.Completion<Never>
) {
  cross(demand)
  cross(completion)
  cross(identifier)  // error: does not conform to the 'Sendable' protocol
  cross(scheduler)  // error: does not conform to the 'Sendable' protocol
  cross(subscription)  // error: does not conform to the 'Sendable' protocol
}
