// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct FocusedValues {
  var values: [ObjectIdentifier: Any] = [:]

  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension FocusedValues: Equatable {
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.values.keys == rhs.values.keys
  }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  let read: (FocusedValues) -> Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value? {
    read(FocusedValues())
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension FocusedValue {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.values[ObjectIdentifier(objectType)] as? Value }
  }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  let read: (FocusedValues) -> Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value? {
    get { read(FocusedValues())?.wrappedValue }
    nonmutating set { if let newValue { read(FocusedValues())?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let binding = read(FocusedValues())
    return Binding<Value?>(
      location: FunctionalLocation(
        get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } }))
  }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@MainActor
@preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @MainActor
  @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      let object = object
      return Binding(
        location: FunctionalLocation(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 }))
    }
  }

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType? {
    nil
  }

  @MainActor @preconcurrency public var projectedValue: FocusedObject<ObjectType>.Wrapper? {
    wrappedValue.map { Wrapper(object: $0) }
  }
}
