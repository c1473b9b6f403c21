import SwiftUI

struct Cover: View {
  @State private var isShown = false

  var body: some View {
    Text("A")
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }  // error(macOS): unavailable in macOS
  }
}

struct Chosen: Identifiable {
  let id: Int
}

struct ItemCover: View {
  @State private var chosen: Chosen?

  var body: some View {
    Text("A")
      .fullScreenCover(item: $chosen) { _ in Text("Cover") }  // error(macOS): unavailable in macOS
  }
}

struct OldActionSheet: View {
  @State private var isShown = false

  var body: some View {
    Text("A")
      .actionSheet(isPresented: $isShown) {  // error(macOS): unavailable in macOS
        ActionSheet(title: Text("T"), buttons: [.cancel()])  // error(macOS): unavailable in macOS
      }
  }
}

struct Breakthrough: View {
  var body: some View {
    Text("A").presentationBreakthroughEffect(.prominent)  // error: unavailable in
  }
}

struct DismissalDialog: View {
  var body: some View {
    Text("A")
      .dismissalConfirmationDialog("Discard?", shouldPresent: true) { Text("D") }  // error(iOS): unavailable in iOS
  }
}
