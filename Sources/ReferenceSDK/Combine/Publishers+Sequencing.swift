@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 1)
      funnel.start([
        prefix.sink(
          receiveCompletion: { [suffix] in
            if case .finished = $0 { funnel.add(suffix) }
            funnel.end($0)
          }, receiveValue: funnel.send)
      ])
    }
  }

  // sdk: complete
  public struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 1)
      var isOpen = false
      let opener = other.sink(
        receiveCompletion: { if case .failure = $0 { funnel.end($0) } }, receiveValue: { _ in isOpen = true })
      funnel.start([opener, upstream.sink(receiveCompletion: funnel.end) { if isOpen { funnel.send($0) } }])
    }
  }

  // sdk: complete
  public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 1)
      var isOpen = true
      let closer = other.sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in
          if isOpen { funnel.end(.finished) }
          isOpen = false
        })
      funnel.start([closer, upstream.sink(receiveCompletion: funnel.end) { if isOpen { funnel.send($0) } }])
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func prepend(
    _ elements: Self.Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
    prepend(elements)
  }

  public func prepend<S>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
  where S: Sequence, Self.Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func append(
    _ elements: Self.Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
    append(elements)
  }

  public func append<S>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
  where S: Sequence, Self.Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
