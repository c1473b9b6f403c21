// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol DataStore: AnyObject {
  associatedtype Configuration: DataStoreConfiguration where Self == Self.Configuration.Store
  associatedtype Snapshot: DataStoreSnapshot

  var identifier: String { get }
  var schema: Schema { get }
  var configuration: Self.Configuration { get }
  init(_ configuration: Self.Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws
  func erase() throws
  func fetch<T>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Self.Snapshot>
  where T: PersistentModel
  func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel
  func fetchIdentifiers<T>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel
  func save(_ request: DataStoreSaveChangesRequest<Self.Snapshot>) throws -> DataStoreSaveChangesResult<Self.Snapshot>
  func initializeState(for editingState: EditingState)
  func invalidateState(for editingState: EditingState)
  func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: Self.Snapshot]
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension DataStore {
  public func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel { 0 }

  public func fetchIdentifiers<T>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel { [] }

  public func erase() throws {}
  public func initializeState(for editingState: EditingState) {}
  public func invalidateState(for editingState: EditingState) {}

  public func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: Self.Snapshot] { [:] }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol DataStoreConfiguration: Hashable {
  associatedtype Store: DataStore where Self == Self.Store.Configuration

  var name: String { get }
  var schema: Schema? { get set }
  func validate() throws
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension DataStoreConfiguration {
  public func validate() throws {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol DataStoreBatching: DataStore {
  func delete<T>(_ request: DataStoreBatchDeleteRequest<T>) throws where T: PersistentModel
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol DataStoreSnapshot: Decodable, Encodable, Sendable {
  var persistentIdentifier: PersistentIdentifier { get }
  init(from: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])
  func copy(
    persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> Self
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public typealias DataStoreSnapshotValue = Codable & Sendable

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public enum DataStoreSnapshotCodingKey: CodingKey {
  case persistentIdentifier
  case modeledProperty(String)

  public var stringValue: String { "" }
  public init?(stringValue: String) { nil }
  public var intValue: Int? { nil }
  public init?(intValue: Int) { nil }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 10.0, visionOS 2.0, *)
public enum DataStoreError: Error {
  case unsupportedFeature
  case preferInMemoryFilter
  case preferInMemorySort
  case invalidPredicate
}
