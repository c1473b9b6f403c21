// baseline: iOS 18, macOS 15
import Foundation
import SwiftData

enum TrailsV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Trail.self] }

  @Model
  final class Trail {
    var name: String
    init(name: String) { self.name = name }
  }
}

enum TrailsV2: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Trail.self] }

  @Model
  final class Trail {
    var name: String
    var length = 0.0
    init(name: String) { self.name = name }
  }
}

enum TrailsPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [TrailsV1.self, TrailsV2.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: TrailsV1.self, toVersion: TrailsV2.self),
      .custom(
        fromVersion: TrailsV1.self, toVersion: TrailsV2.self,
        willMigrate: { context in
          for trail in try context.fetch(FetchDescriptor<TrailsV1.Trail>()) { trail.name += "!" }
          try context.save()
        }, didMigrate: nil),
    ]
  }
}

typealias Trail = TrailsV2.Trail

func containers() throws -> ModelContainer {
  let schema = Schema([Trail.self])
  let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
  _ = try ModelContainer(for: schema, configurations: [configuration])
  _ = try ModelContainer(for: Trail.self)
  _ = try ModelContainer(for: Trail.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  _ = ModelConfiguration("Trails", url: URL.documentsDirectory.appending(path: "trails.store"))
  _ = ModelConfiguration(
    "Shared", groupContainer: .identifier("group.cairn"), cloudKitDatabase: .private("iCloud.cairn"))
  return try ModelContainer(for: Trail.self, migrationPlan: TrailsPlan.self, configurations: configuration)
}

@MainActor
final class TrailStore {
  let container: ModelContainer
  var context: ModelContext { container.mainContext }

  init() throws {
    container = try containers()
    context.autosaveEnabled = false
    context.undoManager = UndoManager()
  }

  func trail(_ identifier: PersistentIdentifier) -> Trail? {
    context.model(for: identifier) as? Trail
  }
}

@ModelActor
actor TrailImporter {
  func importTrails(named names: [String]) throws -> [PersistentIdentifier] {
    let trails = names.map { Trail(name: $0) }
    for trail in trails { modelContext.insert(trail) }
    try modelContext.save()
    return trails.map(\.persistentModelID)
  }

  func rename(_ identifier: PersistentIdentifier) {
    self[identifier, as: Trail.self]?.name = "Renamed"
  }
}

func run(in container: ModelContainer) async throws {
  let importer = TrailImporter(modelContainer: container)
  _ = try await importer.importTrails(named: ["Ridge"])
  let transactions = try ModelContext(container).fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
  for change in transactions.flatMap(\.changes) {
    switch change {
    case .insert(let insert): _ = insert.changedPersistentIdentifier
    case .update, .delete: break
    @unknown default: break
    }
  }
}
