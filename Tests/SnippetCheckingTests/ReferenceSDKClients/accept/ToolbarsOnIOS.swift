// platforms: iOS
import SwiftUI

struct IOSToolbars: View {
  @Namespace private var namespace

  var body: some View {
    Text("A").toolbar {
      ToolbarItem(placement: .topBarLeading) { Text("Leading") }
      ToolbarItem(placement: .topBarTrailing) { Text("Trailing") }
      ToolbarItem(placement: .navigationBarLeading) { Text("Old") }
      ToolbarItem(placement: .navigationBarTrailing) { Text("Old") }
      ToolbarItem(placement: .bottomBar) { Text("Bottom") }
      ToolbarItemGroup(placement: .bottomBar) { Text("Bottom") }
      ToolbarItem(placement: .title) { Text("Title") }
      ToolbarItem(placement: .subtitle) { Text("Subtitle") }
      ToolbarItem(placement: .largeTitle) { Text("Large title") }
    }
    Text("B").toolbar {
      ToolbarSpacer(.flexible, placement: .bottomBar)
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
      ToolbarItem { Text("Source") }.matchedTransitionSource(id: "a", in: namespace)
    }
    Text("C")
      .toolbar(.hidden, for: .tabBar)
      .toolbar(.visible, for: .navigationBar, .tabBar)
      .toolbarVisibility(.hidden, for: .tabBar, .bottomBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarRole(.browser)
      .toolbarRole(.navigationStack)
      .toolbarTitleDisplayMode(.large)
      .contentToolbar(for: .tabViewSidebar) { ToolbarItem { Text("Sidebar") } }
  }
}
