// baseline: iOS 17, macOS 14
import SwiftData

@Model
final class Trail {
  @Relationship(inverse: \Hut.trails) var huts: [Hut] = []  // error: circular reference resolving attached macro
  var name: String
  init(name: String) { self.name = name }
}

@Model
final class Hut {
  @Relationship(inverse: \Trail.huts) var trails: [Trail] = []
  var name: String
  init(name: String) { self.name = name }
}
