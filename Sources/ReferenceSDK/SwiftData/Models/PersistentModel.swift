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
  public var persistentModelID: PersistentIdentifier { fatalError() }
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
  public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value: Decodable { fatalError() }

  public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value: PersistentModel { fatalError() }

  public func getValue<Value>(forKey: KeyPath<Self, Value?>) -> Value? where Value: PersistentModel { fatalError() }

  public func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement { fatalError() }

  public func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement { fatalError() }

  public func getTransformableValue<Value>(forKey: KeyPath<Self, Value>) -> Value { fatalError() }

  @_disfavoredOverload
  public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value: Encodable {}

  public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value: PersistentModel {}

  public func setValue<Value>(forKey: KeyPath<Self, Value?>, to newValue: Value?) where Value: PersistentModel {}

  public func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement {}

  public func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement {}

  public func setTransformableValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) {}
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
