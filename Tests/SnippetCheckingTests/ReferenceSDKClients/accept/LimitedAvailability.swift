// baseline: iOS 16, macOS 13
import SwiftUI

struct NewerItems: View {
  var body: some View {
    Text("A").toolbar {
      ToolbarItem { Button("Add") {} }
      if #available(iOS 26, macOS 26, *) {
        ToolbarSpacer()
      }
      if #available(iOS 17, macOS 14, *) {
        ToolbarItem { Button("New") {} }
      } else {
        ToolbarItem { Button("Old") {} }
      }
    }
  }
}

struct NewerScenes: App {
  var body: some Scene {
    WindowGroup { NewerItems() }
      .commands {
        if #available(iOS 18, macOS 15, *) {
          CommandMenu("New") { Button("New") {} }
        }
      }
    if #available(iOS 17, macOS 14, *) {
      WindowGroup("Second", id: "second") { NewerItems() }
    }
  }
}
