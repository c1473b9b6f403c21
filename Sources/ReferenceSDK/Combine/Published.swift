// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper
public struct Published<Value> {
  /// What the wrapper and all its publishers share.
  final class State {
    var value: Value
    let hub = Hub<Value, Never>()
    private var kept: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    func send(_ newValue: Value) {
      hub.send(newValue)
      value = newValue
    }

    func keep(_ cancellable: AnyCancellable) {
      kept.append(cancellable)
    }
  }

  let state: State

  public init(wrappedValue: Value) {
    state = State(wrappedValue)
  }

  public init(initialValue: Value) {
    state = State(initialValue)
  }

  // sdk: complete
  public struct Publisher: ReferenceCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let state: State

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
      state.hub.add(subscriber, first: state.value)
    }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(state: state) }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { state.value }
    set {}
  }

  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].state.value }
    set {
      if let observable = object as? any ObservableObject { announceChange(of: observable) }
      object[keyPath: storageKeyPath].state.send(newValue)
    }
  }
}

private func announceChange<Object: ObservableObject>(of object: Object) {
  (object.objectWillChange as? ObservableObjectPublisher)?.send()
}
