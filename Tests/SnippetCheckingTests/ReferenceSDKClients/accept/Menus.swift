import SwiftUI

struct Menus: View {
  @State private var selection: Set<Int> = []
  let title: String

  var body: some View {
    Menu("Key") { Text("Item") }
    Menu(title) { Text("Item") }
    Menu("Key", systemImage: "ellipsis") { Text("Item") }
    Menu {
      Text("Item")
      Menu("More") { Text("Item") }
    } label: {
      Text("Label")
    }
    Menu {
      Text("Item")
    } label: {
      Text("Label")
    } primaryAction: {
      selection = []
    }
    Text("A").contextMenu { Text("Item") }
    Text("B").contextMenu {
      Text("Item")
    } preview: {
      Text("Preview")
    }
    Text("C").contextMenu(forSelectionType: Int.self) { ids in
      Text("\(ids.count)")
    } primaryAction: { ids in
      selection = ids
    }
    Text("D")
      .menuStyle(.button)
      .menuOrder(.fixed)
      .menuIndicator(.hidden)
      .menuActionDismissBehavior(.enabled)
    ControlGroup { Text("One") }.controlGroupStyle(.compactMenu)
    ControlGroup("Key") { Text("One") }.controlGroupStyle(.navigation)
    ControlGroup {
      Text("One")
    } label: {
      Text("Label")
    }
    .controlGroupStyle(.palette)
  }
}

struct MenuOfResource: View {
  let resource: LocalizedStringResource

  var body: some View {
    Menu(resource) { Text("Item") }
    Menu(resource) {
      Text("Item")
    } primaryAction: {
    }
  }
}
