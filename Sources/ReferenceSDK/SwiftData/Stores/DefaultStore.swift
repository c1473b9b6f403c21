// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public final class DefaultStore: DataStore, DataStoreBatching {
  public typealias Configuration = ModelConfiguration
  public typealias Snapshot = DefaultSnapshot

  public convenience init(
    _ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)? = nil
  ) throws {
    fatalError()
  }

  init(configuration: ModelConfiguration) { fatalError() }

  public let name: String
  public let schema: Schema
  public var identifier: String { "" }
  public let configuration: ModelConfiguration

  public func erase() throws {}
  public func initializeState(for editingState: EditingState) {}
  public func invalidateState(for editingState: EditingState) {}

  public func fetch<T>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> DataStoreFetchResult<T, DefaultStore.Snapshot> where T: PersistentModel { fatalError() }

  public func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel { 0 }

  public func fetchIdentifiers<T>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel { [] }

  public func delete<T>(_ request: DataStoreBatchDeleteRequest<T>) throws where T: PersistentModel {}

  public func save(
    _ request: DataStoreSaveChangesRequest<DefaultStore.Snapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultStore.Snapshot> { fatalError() }

  public func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: DefaultStore.Snapshot] { [:] }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension DefaultStore: HistoryProviding {
  public typealias HistoryType = DefaultHistoryTransaction
  public typealias TokenType = DefaultHistoryToken

  public static var historyType: DefaultHistoryTransaction.Type { DefaultHistoryTransaction.self }

  public func fetchHistory(
    _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
  ) throws -> [DefaultHistoryTransaction] { [] }

  public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultSnapshot: DataStoreSnapshot {
  public let persistentIdentifier: PersistentIdentifier

  public init(
    from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]
  ) {
    fatalError()
  }

  public init(from decoder: any Decoder) throws { fatalError() }

  public func encode(to encoder: any Encoder) throws {}

  public func copy(
    persistentIdentifier: PersistentIdentifier,
    remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]? = [:]
  ) -> DefaultSnapshot { self }
}
