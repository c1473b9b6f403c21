// baseline: iOS 17, macOS 14
import SwiftUI

@MainActor @Observable final class Store {
  var name = ""
  var items: [Item] = []
  func load() async {}
}

struct Item: Identifiable, Hashable {
  let id: Int
  var title: String
}

final class Legacy: ObservableObject {
  @Published var text = ""
}

struct Row: View {
  @Binding var item: Item

  var body: some View {
    Text(item.title)
  }
}

struct StateView: View {
  @State private var count = 0
  @State private var selection: Item?
  @State private var store = Store()
  @State private var items = [Item(id: 1, title: "One")]
  @StateObject private var model = Legacy()
  @ObservedObject var shared: Legacy
  @AppStorage("count") private var stored = 0
  @AppStorage("name") private var name: String?
  @SceneStorage("tab") private var tab = "home"
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  @Namespace private var namespace
  @ScaledMetric private var size = 12.0
  @GestureState private var offset = CGSize.zero

  enum Field: Hashable { case name, address }

  var body: some View {
    Group {
      ForEach($items) { $item in Row(item: $item) }
      ForEach(items) { Text($0.title) }
      ForEach(items, id: \.title) { item in Text(item.title) }
      ForEach(0..<3) { Text("\($0)") }
      if let binding = Binding($selection) { Row(item: binding) }
      Text("\(count) of \(stored), \(size, specifier: "%.1f")")
    }
  }

  var computed: Binding<Int> { Binding(get: { count }, set: { count = $0 }) }
  var member: Binding<String> { $items[0].title }
  var published: Binding<String> { $model.text }
  var optional: Binding<Int?> { Binding($count) }
  var constant: Binding<Bool> { .constant(true) }
  var focus: FocusState<Field?>.Binding { $field }
}

struct Editor: View {
  @Bindable var store: Store
  var body: some View {
    Text(store.name)
  }
  var name: Binding<String> { $store.name }
}

struct FromEnvironment: View {
  @Environment(Store.self) private var store
  @Environment(Store.self) private var optionalStore: Store?
  @EnvironmentObject private var legacy: Legacy

  var body: some View {
    @Bindable var store = store
    return Editor(store: store).environment(store).environmentObject(legacy)
  }
}
