/// Where a property wrapper reads and writes its value.
class ValueLocation<Value>: @unchecked Sendable {
  var value: Value {
    get { fatalError("An abstract location has no value") }
    set { fatalError("An abstract location has no value") }
  }

  /// Writes the value in a transaction, which most locations have no use for.
  func write(_ newValue: Value, in transaction: Transaction) {
    value = newValue
  }
}

/// A value of its own, shared by all copies of the wrapper.
final class StateStorage<Value>: ValueLocation<Value>, @unchecked Sendable {
  private var current: Value

  init(_ value: Value) {
    current = value
  }

  override var value: Value {
    get { current }
    set { current = newValue }
  }
}

/// A value that two functions read and write.
final class FunctionalLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  convenience init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  override var value: Value {
    get { get() }
    set { set(newValue, .current) }
  }

  override func write(_ newValue: Value, in transaction: Transaction) {
    set(newValue, transaction)
  }
}
