import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var children: [Item]?
}

struct PlainLists: View {
  let items: [Item]
  @State private var editable: [Item] = []

  var body: some View {
    List(items) { item in Text(item.name) }
    List(items, id: \.self) { Text($0.name) }
    List(0..<5) { Text("Row \($0)") }
    List($editable) { $item in TextField("Name", text: $item.name) }
    List($editable, editActions: [.delete, .move]) { $item in Text(item.name) }
    List(items, children: \.children) { Text($0.name) }
  }
}

struct SelectableLists: View {
  let items: [Item]
  @State private var one: Item.ID?
  @State private var many = Set<Item.ID>()

  var body: some View {
    List(items, selection: $one) { Text($0.name) }
    List(items, selection: $many) { Text($0.name) }
    List(selection: $one) {
      ForEach(items) { Text($0.name).tag($0.id) }
    }
    List(selection: $many) { Text("x") }
  }
}

struct EditableList: View {
  @State private var items: [Item] = []

  var body: some View {
    List {
      Section("Items") {
        ForEach(items) { item in
          Text(item.name)
            .badge(3)
            .listRowSeparator(.hidden)
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.yellow)
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Pin") {}.tint(.orange)
            }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      Section {
        Text("Body")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section(header: Text("Old")) { Text("Form") }
    }
    .listStyle(.inset)
  }
}

struct Groups: View {
  let items: [Item]
  @State private var isOpen = true

  var body: some View {
    DisclosureGroup("More") { Text("x") }
    DisclosureGroup("More", isExpanded: $isOpen) { Text("x") }
    OutlineGroup(items, children: \.children) { Text($0.name) }
    ContentUnavailableView("Nothing", systemImage: "tray")
    ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add one."))
    ContentUnavailableView {
      Label("Nothing", systemImage: "tray")
    } description: {
      Text("Add one.")
    } actions: {
      Button("Add") {}
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "x")
  }
}
