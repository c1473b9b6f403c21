import SwiftUI

struct UnknownPlacement: View {
  var body: some View {
    Text("A").toolbar {
      ToolbarItem(placement: .topBarCenter) { Text("B") }  // error: no member 'topBarCenter'
    }
  }
}

struct ItemAmongViews: View {
  var body: some View {
    VStack {
      ToolbarItem { Text("B") }  // error: conform to 'View'
    }
  }
}

struct CustomizableWithoutIDs: View {
  var body: some View {
    Text("A").toolbar(id: "main") {  // error: CustomizableToolbarContent
      ToolbarItem { Text("B") }
    }
  }
}

struct UnknownRole: View {
  var body: some View {
    Text("A").toolbarRole(.sidebar)  // error: no member 'sidebar'
  }
}
