// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper
  public struct Binding {
    let location: ValueLocation<Value>

    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.value = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding {
      self
    }
  }

  let storage: StateStorage<Value>

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: storage)
  }

  public init() where Value == Bool {
    storage = StateStorage(false)
  }

  public init<T>() where Value == T?, T: Hashable {
    storage = StateStorage(nil)
  }
}
