// baseline: iOS 17, macOS 14
import SwiftData
import SwiftUI

@Model
final class Trail {
  var name: String
  var length = 0.0
  init(name: String) { self.name = name }
}

struct TrailList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trail.name) private var trails: [Trail]

  var body: some View {
    List(trails) { trail in
      Text(trail.name)
      TextField("Name", text: $trails[0].name)  // error: cannot find '$trails' in scope
    }
    .onAppear {
      trails.append(Trail(name: "New"))  // error: cannot use mutating member on immutable value: 'trails' is a
    }
    .modelContainer(Trail.self)  // error: cannot convert value of type 'Trail.Type' to expected argument type
  }
}

struct TrailEditor: View {
  @ObservedObject var trail: Trail  // error: generic struct 'ObservedObject' requires that 'Trail' conform to
  var body: some View { Text(trail.name) }
}

struct MoreTrails: View {
  @Query(sort: \Trail.title) private var titled: [Trail]  // error: value of type 'Trail' has no member 'title'
  @Query(order: .reverse) private var reversed: [Trail]  // error: no exact matches in call to macro 'Query'

  var body: some View { Text("More") }
}

struct Start: View {
  var body: some View {
    TrailList().modelContainer(for: String.self)  // error: no exact matches in call to instance method 'modelContainer'
  }
}

struct Other: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    TrailList().modelContainers(for: Trail.self)  // error: has no member 'modelContainers'
  }

  func add() {
    context.insert(Trail())  // error: missing argument for parameter 'name' in call
  }
}
