import SwiftUI

struct Labelled: Scene {
  var body: some Scene {
    WindowGroup { Text("Trails") }
      .defaultWindowPlacement { _, _ in
        WindowPlacement(position: .zero, size: .zero)  // error: extraneous argument label 'position:'
      }
  }
}

struct OnPhones: Scene {
  var body: some Scene {
    WindowGroup { Text("Trails") }
      .windowIdealPlacement { _, _ in .init(width: 300) }  // error(iOS): is unavailable in iOS
  }
}

struct Huts: View {
  @State private var isShown = false

  var body: some View {
    Text("Huts").popover(isPresented: $isShown) {
      Text("Hut").presentationBreakthroughEffect(.prominent)  // error: is unavailable in
    }
  }
}

struct Pages: View {
  var body: some View {
    TabView { Text("1") }.tabViewStyle(.verticalPage)  // error: 'verticalPage' is unavailable in
  }
}

struct Paste {
  @MainActor var wrong: some View { PasteButton(payloadType: Int.self) { _ in } }  // error: conform to 'Transferable'
  @MainActor var old: some View { PasteButton(supportedTypes: ["a"]) { _ in } }  // error(iOS): is unavailable in iOS
}
