// baseline: iOS 18, macOS 15
import Foundation
import SwiftData

enum Difficulty: String, Codable, CaseIterable {
  case easy, moderate, hard
}

struct Elevation: Codable {
  var lowest = 0.0
  var highest = 0.0
}

@Model
final class Trail {
  #Unique<Trail>([\.name, \.region])
  #Index<Trail>([\.name], [\.name, \.length])

  @Attribute(.unique) var identifier: UUID
  var name: String
  var region = "Alps"
  var length: Double = 0
  var opened: Date = Date.now
  var difficulty: Difficulty = Difficulty.easy
  var elevation: Elevation
  var notes: String?
  var tags: [String] = []
  @Attribute(.externalStorage) var map: Data?
  @Attribute(originalName: "kind") var surface: String?
  @Relationship(deleteRule: .cascade, inverse: \Waypoint.trail) var waypoints: [Waypoint] = []
  var hut: Hut?
  @Transient var isSelected = false

  var title: String { "\(name), \(region)" }

  init(name: String, elevation: Elevation = Elevation()) {
    identifier = UUID()
    self.name = name
    self.elevation = elevation
  }
}

@Model
class Waypoint {
  var position: Int
  var trail: Trail?

  init(position: Int, trail: Trail? = nil) {
    self.position = position
    self.trail = trail
  }

  convenience init() {
    self.init(position: 0)
  }
}

@Model
public final class Hut {
  public var name: String
  public var beds: Int
  @Relationship(inverse: \Trail.hut) var trails: [Trail]?
  @Attribute(.transformable(by: ColorTransformer.self)) var color: Shade?

  public init(name: String, beds: Int) {
    self.name = name
    self.beds = beds
  }
}

final class Shade {
  var red = 0.0
}

final class ColorTransformer: ValueTransformer {
  override class func transformedValueClass() -> AnyClass { NSData.self }
  override class func allowsReverseTransformation() -> Bool { true }
}

func use(_ trail: Trail, context: ModelContext) throws {
  trail.name = "High route"
  trail.waypoints.append(Waypoint(position: 1))
  trail.hut?.beds += 1
  let identifier: PersistentIdentifier = trail.persistentModelID
  let same: PersistentIdentifier = trail.id
  _ = identifier == same
  _ = trail == Trail(name: "Other")
  _ = Set([trail])
  _ = trail.modelContext?.hasChanges
  withObservationTracking {
    _ = trail.name
  } onChange: {
  }
  context.insert(trail)
  context.delete(trail)
  try context.delete(model: Waypoint.self, where: #Predicate { $0.position > 3 })
  try context.transaction { context.insert(Trail(name: "New")) }
  if context.hasChanges { try context.save() }
}

func find(_ context: ModelContext) throws -> [Trail] {
  let shortest = 3.0
  var descriptor = FetchDescriptor<Trail>(
    predicate: #Predicate { $0.length > shortest && $0.name.contains("ridge") },
    sortBy: [SortDescriptor(\.name), SortDescriptor(\.length, order: .reverse)])
  descriptor.fetchLimit = 10
  descriptor.relationshipKeyPathsForPrefetching = [\.waypoints]
  descriptor.propertiesToFetch = [\.name]
  let count = try context.fetchCount(descriptor)
  let all = try context.fetch(FetchDescriptor<Trail>())
  let steep = #Predicate<Trail> { trail in trail.waypoints.contains { $0.position == 1 } && trail.hut?.name == "Top" }
  try context.enumerate(FetchDescriptor<Trail>(predicate: steep)) { $0.notes = "seen" }
  let batches = try context.fetch(descriptor, batchSize: 20)
  _ = batches.first?.name
  return count == 0 ? all : try context.fetch(descriptor)
}
