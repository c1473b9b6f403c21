@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    self
  }

  nonisolated public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
    self
  }

  nonisolated public func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
    self
  }

  nonisolated public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
    self
  }

  nonisolated public func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
    self
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    self
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    self
  }

  nonisolated public func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    self
  }
}
