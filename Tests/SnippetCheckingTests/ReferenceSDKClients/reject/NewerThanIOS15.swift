// baseline: iOS 15, macOS 12
import SwiftUI

struct Stack: View {
  var body: some View {
    NavigationStack { Text("A") }  // error: is only available in
  }
}

struct Split: View {
  var body: some View {
    NavigationSplitView {  // error: is only available in
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
  }
}

func count(_ path: NavigationPath) {}  // error: is only available in

struct Detents: View {
  var body: some View {
    Text("A").presentationDetents([.medium])  // error: is only available in
  }
}
