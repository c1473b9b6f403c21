import SwiftUI

struct TwoColumns: View {
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView {
      Text("Sidebar").navigationSplitViewColumnWidth(200)
    } detail: {
      Text("Detail")
    }
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
    } detail: {
      Text("Detail").navigationSplitViewColumnWidth(ideal: 300)
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct ThreeColumns: View {
  @State private var visibility: NavigationSplitViewVisibility = .doubleColumn
  @State private var compact: NavigationSplitViewColumn = .detail

  var body: some View {
    NavigationSplitView {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      NavigationStack { Text("Detail") }
    }
    .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compact) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    NavigationSplitView(preferredCompactColumn: $compact) {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.automatic)
  }

  func reset() {
    visibility = .automatic
    compact = .sidebar
    if visibility == .detailOnly { compact = .content }
  }
}
