/// What an assistive technology has in focus.
// sdk: partial
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper
  public struct Binding {
    let storage: StateStorage<Value>

    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  let storage: StateStorage<Value>

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(storage: storage) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension AccessibilityFocusState {
  public init() where Value == Bool {
    storage = StateStorage(false)
  }

  public init<T>() where Value == T?, T: Hashable {
    storage = StateStorage(nil)
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    storage = StateStorage(false)
  }

  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
    storage = StateStorage(nil)
  }
}

// sdk: partial
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1 << 0) }
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1 << 1) }
}
