@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
  public typealias ID = Value.ID
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Value.Index) -> Value.Index {
    wrappedValue.index(after: i)
  }

  public func formIndex(after i: inout Value.Index) {
    wrappedValue.formIndex(after: &i)
  }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let location = location
    return Binding<Value.Element>(
      location: FunctionalLocation(
        get: { location.value[position] },
        set: {
          var value = location.value
          value[position] = $0
          location.write(value, in: $1)
        }),
      transaction: transaction)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index {
    wrappedValue.index(before: i)
  }

  public func formIndex(before i: inout Value.Index) {
    wrappedValue.formIndex(before: &i)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
