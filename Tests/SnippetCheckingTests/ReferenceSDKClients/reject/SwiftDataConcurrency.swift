// baseline: iOS 17, macOS 14
import SwiftData

@Model
final class Trail {
  var name: String

  init(name: String) {
    self.name = name
  }
}

func share(_ value: some Sendable) {}

func share(_ trail: Trail, in context: ModelContext) {
  share(trail.persistentModelID)
  share(trail)  // error: conformance of 'Trail' to 'Sendable' is unavailable: PersistentModels are not Sendable,
  share(context)  // error: conformance of 'ModelContext' to 'Sendable' is unavailable: contexts cannot be shared
}
