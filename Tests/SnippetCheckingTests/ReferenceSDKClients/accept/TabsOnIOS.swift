// platforms: iOS
import SwiftUI

struct CustomizableTabs: View {
  @AppStorage("tabs") private var customization: TabViewCustomization

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
        .customizationID("home")
        .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      TabSection("More") {
        Tab("Reports", systemImage: "chart.bar") { Text("Reports") }
          .customizationID("reports")
          .defaultVisibility(.hidden, for: .tabBar)
      }
      .customizationID("more")
      .sectionActions { Text("Action") }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .defaultAdaptableTabBarPlacement(.sidebar)
    .tabViewSidebarHeader { Text("Header") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Text("Bar") }
    .tabViewBottomAccessory { Text("Accessory") }
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}

struct Pages: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    TabView {
      ForEach(0..<3) { page in Text("\(page)") }
    }
    .tabViewStyle(.page)
    TabView { Text("One") }.tabViewStyle(.page(indexDisplayMode: .always))
    TabView { Text("One") }
      .tabViewStyle(PageTabViewStyle())
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    if placement == .inline { Text("Inline") }
  }
}

struct TabsWithDrops: View {
  @State private var names: [String] = []

  var body: some View {
    TabView {
      Tab("Favorites", systemImage: "star") { Text("Favorites") }
        .draggable("favorites")
        .dropDestination(for: String.self) { names += $0 }
        .springLoadingBehavior(.enabled)
        .accessibilityInputLabels(["Favorites", "Stars"])
    }
    .contentToolbar(for: .tabViewSidebar) { Text("Item") }
  }
}
