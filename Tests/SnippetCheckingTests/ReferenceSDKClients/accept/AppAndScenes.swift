// baseline: iOS 18, macOS 15
import SwiftUI

@MainActor @Observable final class Router { var path: [Int] = [] }

struct AppCommands: Commands {
  @FocusedValue(\.documentTitle) private var title
  var body: some Commands {
    CommandMenu("Go") { Text(title ?? "") }
    CommandGroup(replacing: .newItem) {}
    CommandGroup(after: .sidebar) { Text("More") }
    SidebarCommands()
  }
}

struct TitleKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  var documentTitle: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

@main struct ExampleApp: App {
  @State private var router = Router()
  @AppStorage("menu") private var showsMenu = true
  @Environment(\.scenePhase) private var phase

  init() {}

  var body: some Scene {
    WindowGroup {
      Text("Main").environment(router)
    }
    .onChange(of: phase) { _, new in
      switch new {
      case .active, .inactive, .background: break
      @unknown default: break
      }
    }
    .commands { AppCommands() }
    .defaultSize(width: 800, height: 600)
    .windowResizability(.contentSize)
    .handlesExternalEvents(matching: ["main"])

    WindowGroup("Detail", id: "detail", for: Int.self) { $id in
      Text("\(id ?? 0)")
    }
    WindowGroup(for: String.self) { $name in
      Text(name)
    } defaultValue: {
      "new"
    }
    #if os(macOS)
      Window("About", id: "about") { Text("About") }
        .windowStyle(.hiddenTitleBar)
        .defaultPosition(.center)
        .restorationBehavior(.disabled)
        .defaultLaunchBehavior(.suppressed)
      Settings { Text("Settings") }
      MenuBarExtra("Menu", isInserted: $showsMenu) { Text("Item") }
      MenuBarExtra(LocalizedStringResource("Menu"), systemImage: "house") { Text("Item") }
        .menuBarExtraStyle(.window)
    #endif
  }
}
