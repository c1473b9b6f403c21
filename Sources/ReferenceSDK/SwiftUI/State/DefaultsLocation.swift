/// Where stored values lie by their keys.
protocol KeyedStore: AnyObject {
  func object(forKey key: String) -> Any?
  func set(_ value: Any?, forKey key: String)
  func removeObject(forKey key: String)
}

extension UserDefaults: KeyedStore {}

/// A value in a store, read anew at each use. URLs are kept as text, raw values as such.
final class DefaultsLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void

  override var value: Value {
    get { read() }
    set { write(newValue) }
  }

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  convenience init(_ key: String, _ store: (any KeyedStore)?, default fallback: Value) {
    let store = store ?? UserDefaults.standard
    self.init(
      read: { Self.decode(store.object(forKey: key)) ?? fallback },
      write: { store.set(Self.encode($0), forKey: key) })
  }

  convenience init<Wrapped>(optionalAt key: String, _ store: (any KeyedStore)?) where Value == Wrapped? {
    let store = store ?? UserDefaults.standard
    self.init(
      read: { DefaultsLocation<Wrapped>.decode(store.object(forKey: key)) },
      write: { value in
        if let value {
          store.set(DefaultsLocation<Wrapped>.encode(value), forKey: key)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }

  convenience init(rawValueAt key: String, _ store: (any KeyedStore)?, default fallback: Value)
  where Value: RawRepresentable {
    let store = store ?? UserDefaults.standard
    self.init(
      read: { (store.object(forKey: key) as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? fallback },
      write: { store.set($0.rawValue, forKey: key) })
  }

  convenience init<R>(optionalRawValueAt key: String, _ store: (any KeyedStore)?)
  where Value == R?, R: RawRepresentable {
    let store = store ?? UserDefaults.standard
    self.init(
      read: { (store.object(forKey: key) as? R.RawValue).flatMap(R.init(rawValue:)) },
      write: { value in
        if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }

  private static func decode(_ stored: Any?) -> Value? {
    if Value.self == URL.self { return (stored as? String).flatMap(URL.init(string:)) as? Value }
    return stored as? Value
  }

  private static func encode(_ value: Value) -> Any {
    (value as? URL)?.absoluteString ?? value
  }
}
