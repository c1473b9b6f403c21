// baseline: iOS 17, macOS 14
import SwiftData
import SwiftUI

@Model
final class Trail {
  var name: String
  var length: Double
  var hut: Hut?
  var walked: Date?

  init(name: String, length: Double) {
    self.name = name
    self.length = length
  }
}

@Model
final class Hut {
  var name = ""
  init() {}
}

@main
struct CairnApp: App {
  let container = try? ModelContainer(for: Trail.self, Hut.self)

  var body: some Scene {
    WindowGroup {
      TrailList()
    }
    .modelContainer(for: [Trail.self, Hut.self], inMemory: true, isUndoEnabled: true) { result in
      if case .failure(let error) = result { print(error) }
    }
  }
}

struct TrailList: View {
  @Environment(\.modelContext) private var context
  @Query private var all: [Trail]
  @Query(sort: \Trail.name) private var trails: [Trail]
  @Query(filter: #Predicate<Trail> { $0.length > 2 }, sort: \Trail.length, order: .reverse) var long: [Trail]
  @Query(sort: [SortDescriptor(\Trail.name), SortDescriptor(\Trail.length)]) var sorted: [Trail]
  @Query(sort: \Trail.walked, animation: .default) var walked: [Trail]
  @Query(TrailList.recent) var recent: [Trail]
  @Query(animation: .bouncy) var huts: [Hut]
  @State private var path: [Trail] = []
  @AppStorage("last") private var last: PersistentIdentifier?

  static var recent: FetchDescriptor<Trail> {
    var descriptor = FetchDescriptor<Trail>(sortBy: [SortDescriptor(\.name)])
    descriptor.fetchLimit = 3
    return descriptor
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(trails) { trail in
          NavigationLink(trail.name, value: trail)
        }
        .onDelete { offsets in
          for index in offsets { context.delete(trails[index]) }
        }
        Text("\(all.count + long.count + sorted.count) trails, \(huts.count) huts")
      }
      .navigationDestination(for: Trail.self) { TrailEditor(trail: $0) }
      .toolbar {
        Button("Add", systemImage: "plus") { context.insert(Trail(name: "New", length: 1)) }
      }
    }
  }
}

struct TrailEditor: View {
  @Bindable var trail: Trail

  var body: some View {
    Form {
      TextField("Name", text: $trail.name)
      Slider(value: $trail.length, in: 0...40)
    }
  }
}

struct FilteredTrails: View {
  @Query private var trails: [Trail]

  init(text: String, longest: Double) {
    _trails = Query(
      filter: #Predicate { $0.name.contains(text) && $0.length < longest }, sort: \.name, animation: .default)
  }

  var body: some View {
    List(trails) { Text($0.name) }
  }
}

#Preview {
  TrailList().modelContainer(for: Trail.self, inMemory: true)
}

#Preview("With a container") {
  let container = try! ModelContainer(
    for: Trail.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  FilteredTrails(text: "a", longest: 3).modelContainer(container).modelContext(container.mainContext)
}
