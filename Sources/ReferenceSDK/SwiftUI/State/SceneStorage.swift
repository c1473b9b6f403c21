// sdk: partial
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  let location: ValueLocation<Value>

  init(location: ValueLocation<Value>) {
    self.location = location
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(location: location)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(location: StateStorage(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(location: StateStorage(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(location: StateStorage(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(location: StateStorage(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(location: StateStorage(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(location: StateStorage(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(location: StateStorage(wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(location: StateStorage(wrappedValue))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(location: StateStorage(nil))
  }

  public init(_ key: String) where Value == Int? {
    self.init(location: StateStorage(nil))
  }

  public init(_ key: String) where Value == Double? {
    self.init(location: StateStorage(nil))
  }

  public init(_ key: String) where Value == String? {
    self.init(location: StateStorage(nil))
  }

  public init(_ key: String) where Value == URL? {
    self.init(location: StateStorage(nil))
  }

  public init(_ key: String) where Value == Data? {
    self.init(location: StateStorage(nil))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension SceneStorage {
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(location: StateStorage(nil))
  }

  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(location: StateStorage(nil))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneStorage: Sendable where Value: Sendable {}
