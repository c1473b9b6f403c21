// platforms: iOS
import SwiftUI

struct SearchInBar: View {
  @State private var text = ""

  var body: some View {
    Text("A").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
    Text("B").searchable(text: $text, placement: .navigationBarDrawer, prompt: "Find")
    Text("C").searchToolbarBehavior(.minimize)
  }
}
