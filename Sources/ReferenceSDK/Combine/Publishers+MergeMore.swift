@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers {
  // sdk: complete
  public struct Merge5<A, B, C, D, E>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
    D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, E.Failure == S.Failure, E.Output == S.Input {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 5)
      funnel.start([
        a.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        b.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        c.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        d.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        e.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
      ])
    }

    public func merge<P>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
    where P: Publisher, E.Failure == P.Failure, E.Output == P.Output {
      Publishers.Merge6(a, b, c, d, e, other)
    }

    public func merge<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
    where
      Z: Publisher, Y: Publisher, E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure,
      Z.Output == Y.Output
    {
      Publishers.Merge7(a, b, c, d, e, z, y)
    }

    public func merge<Z, Y, X>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
    where
      Z: Publisher, Y: Publisher, X: Publisher, E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure,
      Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
    {
      Publishers.Merge8(a, b, c, d, e, z, y, x)
    }
  }

  // sdk: complete
  public struct Merge6<A, B, C, D, E, F>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, A.Failure == B.Failure,
    A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, F.Failure == S.Failure, F.Output == S.Input {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 6)
      funnel.start([
        a.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        b.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        c.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        d.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        e.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        f.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
      ])
    }

    public func merge<P>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
    where P: Publisher, F.Failure == P.Failure, F.Output == P.Output {
      Publishers.Merge7(a, b, c, d, e, f, other)
    }

    public func merge<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
    where
      Z: Publisher, Y: Publisher, F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure,
      Z.Output == Y.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, z, y)
    }
  }

  // sdk: complete
  public struct Merge7<A, B, C, D, E, F, G>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, G.Failure == S.Failure, G.Output == S.Input {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 7)
      funnel.start([
        a.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        b.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        c.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        d.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        e.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        f.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        g.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
      ])
    }

    public func merge<P>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
    where P: Publisher, G.Failure == P.Failure, G.Output == P.Output {
      Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
  }

  // sdk: complete
  public struct Merge8<A, B, C, D, E, F, G, H>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, H.Failure == S.Failure, H.Output == S.Input {
      let funnel = Funnel<Output, Failure>(to: subscriber, sources: 8)
      funnel.start([
        a.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        b.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        c.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        d.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        e.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        f.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        g.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
        h.sink(receiveCompletion: funnel.end, receiveValue: funnel.send),
      ])
    }
  }
}
