import Foundation

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct EditingState: Identifiable, Sendable {
  public typealias ID = UUID

  public let id: UUID
  public var author: String?
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DataStoreFetchRequest<T>: Sendable where T: PersistentModel {
  public let editingState: EditingState
  public let descriptor: FetchDescriptor<T>
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DataStoreFetchResult<ModelType, SnapshotType>: Sendable
where ModelType: PersistentModel, SnapshotType: DataStoreSnapshot {
  public let descriptor: FetchDescriptor<ModelType>
  public let fetchedSnapshots: [SnapshotType]
  public let relatedSnapshots: [PersistentIdentifier: SnapshotType]

  public init(
    descriptor: FetchDescriptor<ModelType>, fetchedSnapshots: [SnapshotType],
    relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:]
  ) {
    self.descriptor = descriptor
    self.fetchedSnapshots = fetchedSnapshots
    self.relatedSnapshots = relatedSnapshots
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DataStoreSaveChangesRequest<SnapshotType>: Sendable where SnapshotType: DataStoreSnapshot {
  public let inserted: [SnapshotType]
  public let updated: [SnapshotType]
  public let deleted: [SnapshotType]
  public let editingState: EditingState
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public final class DataStoreSaveChangesResult<T>: Sendable where T: DataStoreSnapshot {
  public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
  public let storeIdentifier: String
  public let snapshotsToReregister: [PersistentIdentifier: T]

  public init(
    for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
    snapshotsToReregister: [PersistentIdentifier: T] = [:]
  ) {
    self.remappedIdentifiers = remappedIdentifiers
    self.storeIdentifier = storeIdentifier
    self.snapshotsToReregister = snapshotsToReregister
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DataStoreBatchDeleteRequest<T>: Sendable where T: PersistentModel {
  public let editingState: EditingState
  // Apple's predicate of a model is sendable, whatever the model.
  nonisolated(unsafe) public let predicate: Predicate<T>?
  public let includeSubclasses: Bool
}
