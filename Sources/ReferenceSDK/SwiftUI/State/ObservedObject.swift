// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @MainActor
  @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        location: FunctionalLocation(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 }))
    }
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType

  @MainActor @preconcurrency public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    Wrapper(object: wrappedValue)
  }
}
