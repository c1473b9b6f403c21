import SwiftUI

enum AppTab: Hashable {
  case home, search
  case playlist(String)
}

struct TabsWithoutSelection: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Tab("Mail", image: "mail") { Text("Mail") }
      Tab(role: .search) { NavigationStack { Text("Search") } }
      Tab {
        Text("Custom")
      } label: {
        Text("Label")
      }
    }
  }
}

struct TabsWithSelection: View {
  @State private var selection: AppTab = .home
  let playlists: [String]
  let showsSearch: Bool

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      if showsSearch {
        Tab(value: AppTab.search, role: .search) { Text("Search") }
      }
      Tab("Search", systemImage: "magnifyingglass", value: AppTab.search, role: .search) { Text("Search") }
        .hidden(showsSearch)
      TabSection("Playlists") {
        ForEach(playlists, id: \.self) { name in
          Tab(name, systemImage: "music.note.list", value: AppTab.playlist(name)) { Text(name) }
        }
      }
      TabSection {
        Tab(value: AppTab.playlist("A")) {
          Text("A")
        } label: {
          Text("Label")
        }
      } header: {
        Text("Header")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

struct TabsWithOptionalSelection: View {
  @State private var selection: AppTab?

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: AppTab.home) { Text("Home") }
      Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("Search") }
    }
    .tabViewStyle(.tabBarOnly)
  }
}

struct TabsWithBadges: View {
  let count: Int
  let label: String

  var body: some View {
    TabView {
      Tab("A", systemImage: "a") { Text("A") }.badge(count)
      Tab("B", systemImage: "b") { Text("B") }.badge("New")
      Tab("C", systemImage: "c") { Text("C") }.badge(label)
      Tab("D", systemImage: "d") { Text("D") }.customizationID("d").tabPlacement(.sidebarOnly)
    }
    .tabBarMinimizeBehavior(.automatic)
    .tabViewSearchActivation(.searchTabSelection)
  }
}

struct TabItems: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Text("One")
        .tabItem { Text("One") }
        .tag(0)
        .badge(2)
      Text("Two")
        .tabItem {
          Image(systemName: "2.circle")
          Text("Two")
        }
        .tag(1)
    }
    TabView {
      Text("One").tabItem { Text("One") }
    }
    .tabViewStyle(.automatic)
  }
}
