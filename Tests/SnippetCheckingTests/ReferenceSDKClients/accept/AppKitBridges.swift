// platforms: macOS
// baseline: macOS 14
import AppKit
import SwiftUI

struct Wrapped: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

final class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

@main struct Bridged: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.openSettings) private var openSettings
  var body: some Scene {
    WindowGroup {
      Wrapped().onAppear {
        NSWorkspace.shared.open(URL(fileURLWithPath: "/"))
        NSApp.terminate(nil)
        openSettings()
      }
    }
  }
}
