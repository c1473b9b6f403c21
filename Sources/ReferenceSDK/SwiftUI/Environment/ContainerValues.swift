// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ContainerValues {
  var values: [ObjectIdentifier: Any] = [:]
  var tags: [AnyHashable] = []

  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<V>(for type: V.Type) -> V? where V: Hashable {
    tags.lazy.compactMap { $0.base as? V }.first
  }

  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable {
    tags.contains(AnyHashable(tag))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    self
  }
}
