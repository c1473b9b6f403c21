// sdk: partial
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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
extension AppStorage: Sendable where Value: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(location: DefaultsLocation(key, store, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(location: DefaultsLocation(key, store, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(location: DefaultsLocation(key, store, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(location: DefaultsLocation(key, store, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(location: DefaultsLocation(key, store, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(location: DefaultsLocation(key, store, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(location: DefaultsLocation(rawValueAt: key, store, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(location: DefaultsLocation(rawValueAt: key, store, default: wrappedValue))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(location: DefaultsLocation(optionalAt: key, store))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(location: DefaultsLocation(optionalAt: key, store))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(location: DefaultsLocation(optionalAt: key, store))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(location: DefaultsLocation(optionalAt: key, store))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(location: DefaultsLocation(optionalAt: key, store))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(location: DefaultsLocation(optionalAt: key, store))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension AppStorage {
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(location: DefaultsLocation(optionalRawValueAt: key, store))
  }

  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(location: DefaultsLocation(optionalRawValueAt: key, store))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(location: DefaultsLocation(key, store, default: wrappedValue))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(location: DefaultsLocation(optionalAt: key, store))
  }
}
