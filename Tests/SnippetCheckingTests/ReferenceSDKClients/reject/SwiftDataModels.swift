// baseline: iOS 17, macOS 14
import Foundation
import SwiftData

@Model struct Waypoint {  // error: '@Model' cannot be applied to struct type 'Waypoint'
  var name: String
}

@Model final class Region {  // error: @Model requires an initializer be provided for 'Region'
  var name = ""
}

enum Difficulty: Codable {
  case easy, hard
}

@Model
final class Trail {
  #Unique<Trail>([\.name])  // error: 'Unique' is only available in
  var name: String
  var difficulty: Difficulty = .easy  // error: A default value requires a fully qualified domain named value
  var opened: Date = .now  // error: A default value requires a fully qualified domain named value
  var description: String = ""  // error: A stored property cannot be named 'description'
  @Attribute(.unqiue) var code: String = ""  // error: type 'Schema.Attribute.Option' has no member 'unqiue'
  @Relationship(deleteRule: .remove) var huts: [Hut] = []  // error: type 'Schema.Relationship.DeleteRule' has no
  @Transient var isSelected: Bool  // error: @Transient requires non-optional property 'isSelected' to have a default

  init(name: String) { self.name = name }
}

@Model
final class Hut {
  var name: String
  var latitude, longitude: Double  // error: accessor macro '_PersistedProperty()' can only apply to a single variable
  let beds: Int  // error: cannot expand accessor macro on variable declared with 'let'

  init(name: String) {
    self.name = name
  }

  func rename() {
    name = 3  // error: cannot assign value of type 'Int' to type 'String'
  }
}

struct Plain {
  var name = ""
}

func use(_ trail: Trail, context: ModelContext, container: ModelContainer) throws {
  context.insert(Plain())  // error: instance method 'insert' requires that 'Plain' conform to 'PersistentModel'
  context.add(trail)  // error: value of type 'ModelContext' has no member 'add'
  context.save()  // error: call can throw but is not marked with 'try'
  _ = try context.fetch(Trail.self)  // error: cannot convert value of type 'Trail.Type' to expected argument type
  _ = ModelContainer(for: Trail.self)  // error: call can throw but is not marked with 'try'
  _ = FetchDescriptor<Trail>(sort: [SortDescriptor(\.name)])  // error: extra argument 'sort' in call
  try container.erase()  // error: 'erase()' is only available in
  trail.persistentModelID = trail.id  // error: cannot assign to property: 'persistentModelID' is a get-only property
}

func useFromElsewhere(_ container: ModelContainer) {
  _ = container.mainContext  // error: main actor-isolated property 'mainContext' can not be referenced from a
}
