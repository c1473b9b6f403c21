import SwiftUI

private enum Pane: Hashable {
  case home, search
  case playlist(String)
}

struct TabsWithOptionalSelection: View {
  @State private var selection: Pane?
  let playlists: [String]

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: Pane.home) { Text("Home") }
      Tab(value: Pane.search, role: .search) { Text("Search") }
      Tab(value: Pane.playlist("All")) {
        Text("All")
      } label: {
        Text("All")
      }
      TabSection("Playlists") {
        ForEach(playlists, id: \.self) { name in
          Tab(name, image: "list", value: Pane.playlist(name)) { Text(name) }
        }
      }
    }
  }
}

struct TabsWithOptionalValues: View {
  @State private var selection: Int?

  var body: some View {
    TabView(selection: $selection) {
      Tab("One", systemImage: "1.circle", value: Optional(1)) { Text("One") }
      if #available(iOS 26.0, macOS 26.0, *) {
        Tab("Two", systemImage: "2.circle", value: 2) { Text("Two") }
      }
    }
  }
}
