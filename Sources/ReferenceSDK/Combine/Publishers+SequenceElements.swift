@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence where Elements.Element: Equatable {
  public func removeDuplicates() -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure> {
    var kept: [Elements.Element] = []
    for element in sequence where kept.last != element { kept.append(element) }
    return Publishers.Sequence<[Elements.Element], Failure>(sequence: kept)
  }

  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    Result.success(sequence.contains(output)).publisher
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  public func min() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.min())
  }

  public func max() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.max())
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence where Elements: Collection, Failure == Never {
  public func first() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.first)
  }

  public func output(at index: Elements.Index) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence where Elements: Collection {
  public func count() -> Result<Int, Failure>.Publisher {
    Result.success(sequence.count).publisher
  }

  public func output(
    in range: Range<Elements.Index>
  ) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range]))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  public func last() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.last)
  }

  public func last(
    where predicate: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
  ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.last(where: predicate))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  public func output(at index: Elements.Index) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }

  public func count() -> Just<Int> {
    Just(sequence.count)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence where Elements: RandomAccessCollection {
  public func output(
    in range: Range<Elements.Index>
  ) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range]))
  }

  public func count() -> Result<Int, Failure>.Publisher {
    Result.success(sequence.count).publisher
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  public func prepend(
    _ elements: Publishers.Sequence<Elements, Failure>.Output...
  ) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Sequence, Elements.Element == S.Element {
    Publishers.Sequence(sequence: elements + sequence)
  }

  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: publisher.sequence + sequence)
  }

  public func append(
    _ elements: Publishers.Sequence<Elements, Failure>.Output...
  ) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Sequence, Elements.Element == S.Element {
    Publishers.Sequence(sequence: sequence + elements)
  }

  public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: sequence + publisher.sequence)
  }
}
