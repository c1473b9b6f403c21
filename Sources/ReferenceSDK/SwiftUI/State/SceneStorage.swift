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
    self.init(location: DefaultsLocation(key, SceneValues.shared, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(location: DefaultsLocation(key, SceneValues.shared, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(location: DefaultsLocation(key, SceneValues.shared, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(location: DefaultsLocation(key, SceneValues.shared, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(location: DefaultsLocation(key, SceneValues.shared, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(location: DefaultsLocation(key, SceneValues.shared, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(location: DefaultsLocation(rawValueAt: key, SceneValues.shared, default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(location: DefaultsLocation(rawValueAt: key, SceneValues.shared, default: wrappedValue))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(location: DefaultsLocation(optionalAt: key, SceneValues.shared))
  }

  public init(_ key: String) where Value == Int? {
    self.init(location: DefaultsLocation(optionalAt: key, SceneValues.shared))
  }

  public init(_ key: String) where Value == Double? {
    self.init(location: DefaultsLocation(optionalAt: key, SceneValues.shared))
  }

  public init(_ key: String) where Value == String? {
    self.init(location: DefaultsLocation(optionalAt: key, SceneValues.shared))
  }

  public init(_ key: String) where Value == URL? {
    self.init(location: DefaultsLocation(optionalAt: key, SceneValues.shared))
  }

  public init(_ key: String) where Value == Data? {
    self.init(location: DefaultsLocation(optionalAt: key, SceneValues.shared))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension SceneStorage {
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(location: DefaultsLocation(optionalRawValueAt: key, SceneValues.shared))
  }

  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(location: DefaultsLocation(optionalRawValueAt: key, SceneValues.shared))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneStorage: Sendable where Value: Sendable {}

/// The values of the only scene that there is without screens, kept for as long as the program runs.
final class SceneValues: KeyedStore, @unchecked Sendable {
  static let shared = SceneValues()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? {
    lock.withLock { values[key] }
  }

  func set(_ value: Any?, forKey key: String) {
    lock.withLock { values[key] = value }
  }

  func removeObject(forKey key: String) {
    set(nil, forKey: key)
  }
}
