// baseline: iOS 16, macOS 13
import SwiftUI

struct Newer: View {
  @State private var count = 0
  var body: some View {
    Text("a")
      .onChange(of: count) { _, _ in }  // error: is only available in
      .environment(Model())  // error: is only available in
  }
}

@available(iOS 17, macOS 14, *)
@Observable final class Model {}

@main struct Scenes: App {
  var body: some Scene {
    WindowGroup { Newer() }
    Settings { Newer() }  // error(iOS): 'Settings' is unavailable in iOS
    MenuBarExtra("x") { Newer() }  // error(iOS): 'MenuBarExtra' is unavailable in iOS
  }
}

struct Actions: View {
  @Environment(\.openSettings) private var settings  // error(iOS): is unavailable in iOS // error(macOS): macOS 14.0
  @Environment(\.pushWindow) private var pushWindow  // error: 'pushWindow' is unavailable in
  var body: some View { Text("a") }
}
