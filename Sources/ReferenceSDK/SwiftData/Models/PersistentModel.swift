import Foundation

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  init(backingData: any BackingData<Self>)
  var persistentBackingData: any BackingData<Self> { get set }
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  associatedtype Root: PersistentModel = Self
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension PersistentModel {
  public static func createBackingData<P>() -> some BackingData<P> where P: PersistentModel {
    UnsavedBackingData<P>()
  }

  public var modelContext: ModelContext? { nil }
  public var persistentModelID: PersistentIdentifier {
    guard let identifier = persistentBackingData.persistentModelID else {
      preconditionFailure("A model without an identifier")
    }
    return identifier
  }
  public var id: PersistentIdentifier { persistentModelID }
  public var hasChanges: Bool { false }
  public var isDeleted: Bool { false }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension PersistentModel {
  @_disfavoredOverload
  public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value: Decodable {
    persistentBackingData.getValue(forKey: forKey)
  }

  public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value: PersistentModel {
    persistentBackingData.getValue(forKey: forKey)
  }

  public func getValue<Value>(forKey: KeyPath<Self, Value?>) -> Value? where Value: PersistentModel {
    persistentBackingData.getValue(forKey: forKey)
  }

  public func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    persistentBackingData.getValue(forKey: forKey)
  }

  public func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    persistentBackingData.getValue(forKey: forKey)
  }

  public func getTransformableValue<Value>(forKey: KeyPath<Self, Value>) -> Value {
    persistentBackingData.getTransformableValue(forKey: forKey)
  }

  @_disfavoredOverload
  public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value: Encodable {
    persistentBackingData.setValue(forKey: forKey, to: newValue)
  }

  public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value: PersistentModel {
    persistentBackingData.setValue(forKey: forKey, to: newValue)
  }

  public func setValue<Value>(forKey: KeyPath<Self, Value?>, to newValue: Value?) where Value: PersistentModel {
    persistentBackingData.setValue(forKey: forKey, to: newValue)
  }

  public func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    persistentBackingData.setValue(forKey: forKey, to: newValue)
  }

  public func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    persistentBackingData.setValue(forKey: forKey, to: newValue)
  }

  public func setTransformableValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) {
    persistentBackingData.setTransformableValue(forKey: forKey, to: newValue)
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol RelationshipCollection {
  associatedtype PersistentElement: PersistentModel
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Array: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Optional: RelationshipCollection where Wrapped: Sequence, Wrapped.Element: PersistentModel {
  public typealias PersistentElement = Wrapped.Element
}
