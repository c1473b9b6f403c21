// baseline: iOS 17, macOS 14
import SwiftData

@Model
final class Hut {
  var name: String
  var beds: Int

  init(name: String) {
    self.name = name
  }  // error: return from initializer without initializing all stored properties
}

@Model
final class Trail {
  var name: String

  init(name: String) {
    self.name = name
  }
}

func close(_ trail: Trail, in context: ModelContext) {
  Task.detached {  // error: passing closure as a 'sending' parameter risks causing data races
    trail.name = "Closed"
    context.insert(trail)
  }
}
