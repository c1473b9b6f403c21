// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    private let subscription: AnyCancellable
    private var base: AsyncStream<P.Output>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream.makeStream(of: P.Output.self)
      subscription = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: {
          nonisolated(unsafe) let value = $0
          continuation.yield(value)
        })
      base = stream.makeAsyncIterator()
    }

    public mutating func next() async -> P.Output? {
      await base.next()
    }
  }

  public func makeAsyncIterator() -> AsyncPublisher<P>.Iterator {
    Iterator(publisher)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Publisher where Self.Failure == Never {
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self)
  }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    private let subscription: AnyCancellable
    private var base: AsyncThrowingStream<P.Output, any Error>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: P.Output.self)
      subscription = publisher.sink(
        receiveCompletion: {
          if case .failure(let error) = $0 { continuation.finish(throwing: error) } else { continuation.finish() }
        },
        receiveValue: {
          nonisolated(unsafe) let value = $0
          continuation.yield(value)
        })
      base = stream.makeAsyncIterator()
    }

    public mutating func next() async throws -> P.Output? {
      try await base.next()
    }
  }

  public func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator {
    Iterator(publisher)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Publisher {
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
