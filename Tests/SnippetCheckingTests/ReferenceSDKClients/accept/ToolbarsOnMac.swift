// platforms: macOS
import SwiftUI

struct MacToolbars: View {
  @State private var isHidden = false

  var body: some View {
    Text("A").toolbar {
      ToolbarItem(placement: .accessoryBar(id: "filters")) { Text("Filter") }
      ToolbarItem { Text("B") }.hidden(isHidden)
    }
    Text("B")
      .toolbar(.hidden, for: .windowToolbar)
      .toolbarItemHidden()
      .dismissalConfirmationDialog("Discard?", shouldPresent: isHidden) { Text("Discard") }
      .dialogSeverity(.critical)
    TabView { Tab("A", systemImage: "a") { Text("A") } }.tabViewStyle(.grouped)
  }
}
