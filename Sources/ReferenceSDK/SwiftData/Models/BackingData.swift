// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel

  init(for modelType: Self.Model.Type)
  var persistentModelID: PersistentIdentifier? { get set }
  var metadata: Any { get }

  @_disfavoredOverload
  func getValue<Value>(forKey: KeyPath<Self.Model, Value>) -> Value where Value: Decodable
  func getValue<Value>(forKey: KeyPath<Self.Model, Value>) -> Value where Value: PersistentModel
  func getValue<Value>(forKey: KeyPath<Self.Model, Value?>) -> Value? where Value: PersistentModel
  func getValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func getValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func getTransformableValue<Value>(forKey: KeyPath<Self.Model, Value>) -> Value

  @_disfavoredOverload
  func setValue<Value>(forKey: KeyPath<Self.Model, Value>, to newValue: Value) where Value: Encodable
  func setValue<Value>(forKey: KeyPath<Self.Model, Value>, to newValue: Value) where Value: PersistentModel
  func setValue<Value>(forKey: KeyPath<Self.Model, Value?>, to newValue: Value?) where Value: PersistentModel
  func setValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func setValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func setTransformableValue<Value>(forKey: KeyPath<Self.Model, Value>, to newValue: Value)
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension BackingData {
  public func _generateCurrentClassBackingData<CurrentClass>() -> any BackingData<CurrentClass>
  where CurrentClass: PersistentModel { UnsavedBackingData<CurrentClass>() }

  public func _superClassBackingData<SuperClass>(
    of givenType: any PersistentModel.Type
  ) -> any BackingData<SuperClass> where SuperClass: PersistentModel { UnsavedBackingData<SuperClass>() }
}

/// What `createBackingData()` makes: values in memory, which no store knows.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
struct UnsavedBackingData<Model>: BackingData where Model: PersistentModel {
  var persistentModelID: PersistentIdentifier? = PersistentIdentifier(id: .next())
  var metadata: Any { () }
  private let values = ModelValues()

  init() {}
  init(for modelType: Model.Type) {}

  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: Decodable { values[forKey] }
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: PersistentModel { values[forKey] }
  func getValue<Value>(forKey: KeyPath<Model, Value?>) -> Value? where Value: PersistentModel { values[forKey] }
  func getValue<Value, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement { values[forKey] }
  func getValue<Value, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement { values[forKey] }
  func getTransformableValue<Value>(forKey: KeyPath<Model, Value>) -> Value { values[forKey] }

  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: Encodable {
    values[forKey] = newValue
  }
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: PersistentModel {
    values[forKey] = newValue
  }
  func setValue<Value>(forKey: KeyPath<Model, Value?>, to newValue: Value?) where Value: PersistentModel {
    values[forKey] = newValue
  }
  func setValue<Value, OtherModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement { values[forKey] = newValue }
  func setValue<Value, OtherModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    values[forKey] = newValue
  }
  func setTransformableValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) { values[forKey] = newValue }
}

/// The values of one model's properties.
private final class ModelValues {
  private var values: [AnyKeyPath: Any] = [:]

  /// The value of a property; `nil` for an optional one that was never set.
  subscript<Value>(key: AnyKeyPath) -> Value {
    get {
      if let value = values[key] as? Value { return value }
      guard let none = Any?.none as? Value else {
        preconditionFailure("A model's property is read before it has a value")
      }
      return none
    }
    set { values[key] = newValue }
  }
}
