@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Result {
  public var publisher: Result<Success, Failure>.Publisher {
    Publisher(self)
  }

  // sdk: complete
  public struct Publisher: ReferenceCombine.Publisher {
    public typealias Output = Success
    public let result: Result<Result<Success, Failure>.Publisher.Output, Failure>

    public init(_ result: Result<Result<Success, Failure>.Publisher.Output, Failure>) {
      self.result = result
    }

    public init(_ output: Result<Success, Failure>.Publisher.Output) {
      result = .success(output)
    }

    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
      switch result {
      case .success(let value): subscriber.receive(subscription: OnceSubscription(to: subscriber, value: value))
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// The result of a step that may throw.
  fileprivate func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error> {
    Result<T, any Error> { try transform(get()) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {
  public static func == (
    lhs: Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher,
    rhs: Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
  ) -> Bool {
    lhs.result == rhs.result
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Result.Publisher where Success: Equatable {
  public func contains(_ output: Result<Success, Failure>.Publisher.Output) -> Result<Bool, Failure>.Publisher {
    map { $0 == output }
  }

  public func removeDuplicates() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Result.Publisher where Success: Comparable {
  public func min() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }
  public func max() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Result.Publisher {
  public func allSatisfy(
    _ predicate: (Result<Success, Failure>.Publisher.Output) -> Bool
  ) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  public func tryAllSatisfy(
    _ predicate: (Result<Success, Failure>.Publisher.Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func collect() -> Result<[Result<Success, Failure>.Publisher.Output], Failure>.Publisher {
    map { [$0] }
  }

  public func min(
    by areInIncreasingOrder: (
      Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output
    ) -> Bool
  ) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }

  public func tryMin(
    by areInIncreasingOrder: (
      Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output
    ) throws -> Bool
  ) -> Result<Result<Success, Failure>.Publisher.Output, any Error>.Publisher {
    tryMap { $0 }
  }

  public func max(
    by areInIncreasingOrder: (
      Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output
    ) -> Bool
  ) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }

  public func tryMax(
    by areInIncreasingOrder: (
      Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output
    ) throws -> Bool
  ) -> Result<Result<Success, Failure>.Publisher.Output, any Error>.Publisher {
    tryMap { $0 }
  }

  public func contains(
    where predicate: (Result<Success, Failure>.Publisher.Output) -> Bool
  ) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  public func tryContains(
    where predicate: (Result<Success, Failure>.Publisher.Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func count() -> Result<Int, Failure>.Publisher {
    map { _ in 1 }
  }

  public func first() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }
  public func last() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }

  public func ignoreOutput() -> Empty<Result<Success, Failure>.Publisher.Output, Failure> {
    Empty()
  }

  public func map<T>(_ transform: (Result<Success, Failure>.Publisher.Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  public func tryMap<T>(
    _ transform: (Result<Success, Failure>.Publisher.Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    result.tryMap(transform).publisher
  }

  public func mapError<E>(
    _ transform: (Failure) -> E
  ) -> Result<Result<Success, Failure>.Publisher.Output, E>.Publisher where E: Error {
    result.mapError(transform).publisher
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Result<Success, Failure>.Publisher.Output) -> T
  ) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Result<Success, Failure>.Publisher.Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  public func removeDuplicates(
    by predicate: (Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output) -> Bool
  ) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }

  public func tryRemoveDuplicates(
    by predicate: (Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output) throws -> Bool
  ) -> Result<Result<Success, Failure>.Publisher.Output, any Error>.Publisher {
    tryMap { $0 }
  }

  public func replaceError(
    with output: Result<Success, Failure>.Publisher.Output
  ) -> Result<Result<Success, Failure>.Publisher.Output, Never>.Publisher {
    Result<Success, Never>.success((try? result.get()) ?? output).publisher
  }

  public func replaceEmpty(
    with output: Result<Success, Failure>.Publisher.Output
  ) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }

  public func retry(_ times: Int) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { self }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Result<Success, Failure>.Publisher.Output) -> T
  ) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Result<Success, Failure>.Publisher.Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Result.Publisher where Failure == Never {
  public func setFailureType<E>(
    to failureType: E.Type
  ) -> Result<Result<Success, Failure>.Publisher.Output, E>.Publisher where E: Error {
    switch result {
    case .success(let value): Result<Success, E>.success(value).publisher
    }
  }
}
