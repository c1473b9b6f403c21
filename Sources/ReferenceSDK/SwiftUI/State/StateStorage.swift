/// Where a property wrapper reads and writes its value.
class ValueLocation<Value>: @unchecked Sendable {
  var value: Value {
    get { fatalError("An abstract location has no value") }
    set { fatalError("An abstract location has no value") }
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
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}
