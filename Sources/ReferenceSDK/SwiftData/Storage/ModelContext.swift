import Foundation
import ReferenceFoundation

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public class ModelContext: Equatable, SendableMetatype {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var author: String? {
    get { nil }
    set {}
  }

  public var undoManager: UndoManager?
  public var insertedModelsArray: [any PersistentModel] { [] }
  public var changedModelsArray: [any PersistentModel] { [] }
  public var deletedModelsArray: [any PersistentModel] { [] }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var editingState: EditingState {
    get { fatalError() }
    set {}
  }

  public let container: ModelContainer
  public var autosaveEnabled = false

  public init(_ container: ModelContainer) {
    self.container = container
  }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  public var hasChanges: Bool { false }

  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel { fatalError() }

  public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel { nil }

  public func insert<T>(_ model: T) where T: PersistentModel {}

  public func rollback() {}

  public func processPendingChanges() {}

  public func delete<T>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws where T: PersistentModel {}

  public func delete<T>(_ model: T) where T: PersistentModel {}

  public func transaction(block: () throws -> Void) throws { try block() }

  public func save() throws {}

  public func enumerate<T>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws where T: PersistentModel {}

  public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel { [] }

  public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel { 0 }

  public func fetch<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T>
  where T: PersistentModel { fatalError() }

  public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel { [] }

  public func fetchIdentifiers<T>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> where T: PersistentModel { fatalError() }

  public static let willSave = Notification.Name("willSave")
  public static let didSave = Notification.Name("didSave")

  // sdk: complete
  public enum NotificationKey: String {
    case queryGeneration
    case invalidatedAllIdentifiers
    case insertedIdentifiers
    case updatedIdentifiers
    case deletedIdentifiers
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func fetchHistory<T>(_ descriptor: HistoryDescriptor<T>) throws -> [T] where T: HistoryTransaction { [] }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func deleteHistory<T>(_ descriptor: HistoryDescriptor<T>) throws where T: HistoryTransaction {}
}

@available(*, unavailable, message: "contexts cannot be shared across concurrency contexts")
extension ModelContext: @unchecked Sendable {}
