// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  public var transaction: Transaction
  let location: ValueLocation<Value>

  init(location: ValueLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(location: FunctionalLocation(get: read, set: write))
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let write = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    self.init(location: FunctionalLocation(get: read, set: { write($0, $1) }))
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: FunctionalLocation(get: { value }, set: { _ in }))
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.write(newValue, in: transaction.values.isEmpty ? .current : transaction) }
  }

  public var projectedValue: Binding<Value> {
    self
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let location = location
    return Binding<Subject>(
      location: FunctionalLocation(
        get: { location.value[keyPath: keyPath] },
        set: {
          var value = location.value
          value[keyPath: keyPath] = $0
          location.write(value, in: $1)
        }),
      transaction: transaction)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Binding: DynamicProperty {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = base.location
    self.init(
      location: FunctionalLocation(
        get: { location.value },
        set: { if let value = $0 { location.write(value, in: $1) } }),
      transaction: base.transaction)
  }

  public init?(_ base: Binding<Value?>) {
    let location = base.location
    if location.value == nil { return nil }
    self.init(
      // As on Apple's platforms, who reads the value when it is gone reads too late.
      location: FunctionalLocation(get: { location.value! }, set: { location.write($0, in: $1) }),
      transaction: base.transaction)
  }

  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    let location = base.location
    self.init(
      location: FunctionalLocation(
        get: { AnyHashable(location.value) },
        set: { if let value = $0.base as? V { location.write(value, in: $1) } }),
      transaction: base.transaction)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Binding {
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(location: location, transaction: Transaction(animation: animation))
  }
}
