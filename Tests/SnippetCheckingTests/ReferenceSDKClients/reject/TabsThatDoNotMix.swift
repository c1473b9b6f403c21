import SwiftUI

enum AppTab: Hashable {
  case home, settings
}

struct TabAndTabItem: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }  // error: conform to 'View'
      Text("Settings").tabItem { Text("Settings") }
    }
  }
}

struct ValuelessTabInSelection: View {
  @State private var selection: AppTab = .home

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: AppTab.home) { Text("Home") }  // error: does not conform to 'View'
      Tab("Settings", systemImage: "gear") { Text("Settings") }  // error: does not conform to 'View'
    }
  }
}

struct OtherValueInSelection: View {
  @State private var selection: AppTab = .home

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: 0) { Text("Home") }  // error: does not conform to 'View'
    }
  }
}

struct RoleThatDoesNotExist: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house", role: .settings) { Text("Home") }  // error: settings
    }
  }
}

struct StyleThatDoesNotExist: View {
  var body: some View {
    TabView { Text("A") }
      .tabViewStyle(.sidebar)  // error: no member 'sidebar'
  }
}
