extension Publisher {
  /// Subscribes through a function that says what becomes of each value; the end stays as it is.
  func relay<S: Subscriber>(
    to subscriber: S, step: @escaping (Output) -> Relay<Output, Failure, S.Input, Failure>.Step
  ) where S.Failure == Failure {
    subscribe(Relay(to: subscriber, completed: { $0 }, step: step))
  }

  /// The same with a function that may throw, which ends the stream.
  func tryRelay<S: Subscriber>(
    to subscriber: S, step: @escaping (Output) throws -> Relay<Output, Failure, S.Input, any Error>.Step
  ) where S.Failure == any Error {
    subscribe(
      Relay(
        to: subscriber, completed: { $0.erased },
        step: {
          do { return try step($0) } catch { return .end(.failure(error)) }
        }))
  }

  /// Takes all values and answers with one: the first that the function gives, else the result at the end.
  func gather<S: Subscriber>(
    to subscriber: S, result: @escaping () -> S.Input?, step: @escaping (Output) -> S.Input?
  ) where S.Failure == Failure {
    gather(to: subscriber, completed: { $0 }, result: result) { .success(step($0)) }
  }

  /// The same with a function that may throw, which ends the stream.
  func tryGather<S: Subscriber>(
    to subscriber: S, result: @escaping () -> S.Input?, step: @escaping (Output) throws -> S.Input?
  ) where S.Failure == any Error {
    gather(to: subscriber, completed: { $0.erased }, result: result) { value in Result { try step(value) } }
  }

  private func gather<S: Subscriber>(
    to subscriber: S,
    completed: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<S.Failure>,
    result: @escaping () -> S.Input?, step: @escaping (Output) -> Result<S.Input?, S.Failure>
  ) {
    let funnel = Funnel<S.Input, S.Failure>(to: subscriber, sources: 1)
    var isOver = false
    func end(_ completion: Subscribers.Completion<S.Failure>, with answer: S.Input?) {
      guard !isOver else { return }
      isOver = true
      if let answer { funnel.send(answer) }
      funnel.end(completion)
    }
    funnel.start([
      sink(
        receiveCompletion: {
          if case .finished = $0 { end(completed($0), with: result()) } else { end(completed($0), with: nil) }
        },
        receiveValue: {
          guard !isOver else { return }
          switch step($0) {
          case .success(nil): break
          case .success(let answer): end(.finished, with: answer)
          case .failure(let error): end(.failure(error), with: nil)
          }
        })
    ])
  }
}
