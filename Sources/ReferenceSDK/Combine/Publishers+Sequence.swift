@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S>(subscriber: S)
    where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
      let subscription = SequenceSubscription(to: subscriber, elements: sequence)
      subscriber.receive(subscription: subscription)
      subscription.endIfEmpty()
    }
  }
}

/// Delivers the elements of a sequence as they are asked for.
private final class SequenceSubscription<Elements: Sequence, S: Subscriber>: Subscription
where S.Input == Elements.Element {
  private var subscriber: S?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(to subscriber: S, elements: Elements) {
    self.subscriber = subscriber
    iterator = elements.makeIterator()
    next = iterator.next()
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    guard !isDelivering else { return }
    isDelivering = true
    while demand > .none, let subscriber, let value = next {
      demand -= 1
      next = iterator.next()
      demand += subscriber.receive(value)
    }
    isDelivering = false
    endIfEmpty()
  }

  func endIfEmpty() {
    guard next == nil, let last = subscriber else { return }
    subscriber = nil
    last.receive(completion: .finished)
  }

  func cancel() {
    subscriber = nil
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence where Failure == Never {
  public func min(
    by areInIncreasingOrder: (
      Publishers.Sequence<Elements, Failure>.Output, Publishers.Sequence<Elements, Failure>.Output
    ) -> Bool
  ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.min(by: areInIncreasingOrder))
  }

  public func max(
    by areInIncreasingOrder: (
      Publishers.Sequence<Elements, Failure>.Output, Publishers.Sequence<Elements, Failure>.Output
    ) -> Bool
  ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.max(by: areInIncreasingOrder))
  }

  public func first(
    where predicate: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
  ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.first(where: predicate))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence {
  public func allSatisfy(
    _ predicate: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
  ) -> Result<Bool, Failure>.Publisher {
    Result.success(sequence.allSatisfy(predicate)).publisher
  }

  public func tryAllSatisfy(
    _ predicate: (Publishers.Sequence<Elements, Failure>.Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.allSatisfy(predicate) }.publisher
  }

  public func collect() -> Result<[Publishers.Sequence<Elements, Failure>.Output], Failure>.Publisher {
    Result.success(Array(sequence)).publisher
  }

  public func compactMap<T>(
    _ transform: (Publishers.Sequence<Elements, Failure>.Output) -> T?
  ) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
  }

  public func contains(
    where predicate: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
  ) -> Result<Bool, Failure>.Publisher {
    Result.success(sequence.contains(where: predicate)).publisher
  }

  public func tryContains(
    where predicate: (Publishers.Sequence<Elements, Failure>.Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.contains(where: predicate) }.publisher
  }

  public func drop(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
  }

  public func filter(
    _ isIncluded: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
  ) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
  }

  public func ignoreOutput() -> Empty<Publishers.Sequence<Elements, Failure>.Output, Failure> {
    Empty()
  }

  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }

  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
  }

  public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Publishers.Sequence<Elements, Failure>.Output) -> T
  ) -> Result<T, Failure>.Publisher {
    Result.success(sequence.reduce(initialResult, nextPartialResult)).publisher
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Publishers.Sequence<Elements, Failure>.Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
  }

  public func replaceNil<T>(
    with output: T
  ) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure> where Elements.Element == T? {
    Publishers.Sequence<[T?], Failure>(sequence: sequence.map { $0 ?? output })
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Publishers.Sequence<Elements, Failure>.Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map {
      result = nextPartialResult(result, $0)
      return result
    }
  }

  public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}
