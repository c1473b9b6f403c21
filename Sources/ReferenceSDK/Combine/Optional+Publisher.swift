@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Optional {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public var publisher: Optional<Wrapped>.Publisher {
    Publisher(self)
  }

  // sdk: complete
  public struct Publisher: ReferenceCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Optional<Wrapped>.Publisher.Output?

    public init(_ output: Optional<Wrapped>.Publisher.Output?) {
      self.output = output
    }

    public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: OnceSubscription(to: subscriber, value: output))
      } else {
        Empty().receive(subscriber: subscriber)
      }
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Optional.Publisher: Equatable where Wrapped: Equatable {
  public static func == (lhs: Optional<Wrapped>.Publisher, rhs: Optional<Wrapped>.Publisher) -> Bool {
    lhs.output == rhs.output
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Optional.Publisher where Wrapped: Equatable {
  public func contains(_ output: Optional<Wrapped>.Publisher.Output) -> Optional<Bool>.Publisher {
    map { $0 == output }
  }

  public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Optional<Wrapped>.Publisher { self }
  public func max() -> Optional<Wrapped>.Publisher { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Optional.Publisher {
  public func allSatisfy(_ predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  public func collect() -> Optional<[Optional<Wrapped>.Publisher.Output]>.Publisher {
    Optional<[Wrapped]>.Publisher(output.map { [$0] } ?? [])
  }

  public func compactMap<T>(_ transform: (Optional<Wrapped>.Publisher.Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  public func min(
    by areInIncreasingOrder: (Optional<Wrapped>.Publisher.Output, Optional<Wrapped>.Publisher.Output) -> Bool
  ) -> Optional<Wrapped>.Publisher { self }

  public func max(
    by areInIncreasingOrder: (Optional<Wrapped>.Publisher.Output, Optional<Wrapped>.Publisher.Output) -> Bool
  ) -> Optional<Wrapped>.Publisher { self }

  public func contains(where predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  public func count() -> Optional<Int>.Publisher {
    Optional<Int>.Publisher(output == nil ? 0 : 1)
  }

  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    Optional<Wrapped>.Publisher(count > 0 ? nil : output)
  }

  public func drop(while predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter { !predicate($0) }
  }

  public func first() -> Optional<Wrapped>.Publisher { self }

  public func first(where predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  public func last() -> Optional<Wrapped>.Publisher { self }

  public func last(where predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  public func filter(_ isIncluded: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  public func ignoreOutput() -> Empty<Optional<Wrapped>.Publisher.Output, Optional<Wrapped>.Publisher.Failure> {
    Empty()
  }

  public func map<T>(_ transform: (Optional<Wrapped>.Publisher.Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  public func output(at index: Int) -> Optional<Wrapped>.Publisher {
    Optional<Wrapped>.Publisher(index == 0 ? output : nil)
  }

  public func output<R>(in range: R) -> Optional<Wrapped>.Publisher where R: RangeExpression, R.Bound == Int {
    Optional<Wrapped>.Publisher(range.contains(0) ? output : nil)
  }

  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    Optional<Wrapped>.Publisher(maxLength > 0 ? output : nil)
  }

  public func prefix(while predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Optional<Wrapped>.Publisher.Output) -> T
  ) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
  }

  public func removeDuplicates(
    by predicate: (Optional<Wrapped>.Publisher.Output, Optional<Wrapped>.Publisher.Output) -> Bool
  ) -> Optional<Wrapped>.Publisher { self }

  public func replaceError(
    with output: Optional<Wrapped>.Publisher.Output
  ) -> Optional<Optional<Wrapped>.Publisher.Output>.Publisher { self }

  public func replaceEmpty(with output: Optional<Wrapped>.Publisher.Output) -> Just<Wrapped> {
    Just(self.output ?? output)
  }

  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Optional<Wrapped>.Publisher.Output) -> T
  ) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }
}
