// platforms: macOS
// baseline: macOS 13
import AppKit
import SwiftUI

@MainActor
func windows(window: NSWindow) {
  _ = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered)  // error: missing argument
  window.level = .top  // error: has no member 'top'
  window.styleMask = [.titled, .round]  // error: has no member 'round'
  window.show()  // error: has no member 'show'
}

@MainActor
func alerts() {
  _ = NSAlert(title: "Delete?")  // error: argument passed to call that takes no arguments
  if NSAlert().runModal() == .ok { print("no") }  // error: has no member 'ok'
}

final class Controller: NSViewController {
  override func viewDidAppear(_ animated: Bool) {}  // error: does not override
  func go() { present(NSViewController(), animated: true) }  // error: incorrect argument label
}

func offTheMainActor() {
  NSApplication.shared.terminate(nil)
}

@MainActor
func later(controller: NSHostingController<Text>, item: NSMenuItem) {
  controller.sceneBridgingOptions = [.title]  // error: only available in
  item.subtitle = "x"  // error: only available in
}

final class Recents: NSMenu {
  init(count: Int) { super.init(title: "Recents") }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'NSMenu'

func reconfigure(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>) {
  var snapshot = snapshot
  snapshot.reconfigureItems(["a"])  // error: has no member 'reconfigureItems'
}

final class Command: NSMenuItem {}

func separators() {
  let _: Command = Command.separator()  // error: cannot convert value of type 'NSMenuItem'
  let _: Command = Command.sectionHeader(title: "More")  // error: cannot convert value of type 'NSMenuItem'
}

nonisolated func send<Value: Sendable>(_ value: Value) {}

nonisolated func sendValues(workspace: NSWorkspace, appearance: NSAppearance, font: NSFont) {
  send(workspace)  // error: type 'NSWorkspace' does not conform to the 'Sendable' protocol
  send(appearance)  // error: type 'NSAppearance' does not conform to the 'Sendable' protocol
  send(font)  // error: type 'NSFont' does not conform to the 'Sendable' protocol
}

final class Canvas: NSResponder {
  init(grid: Int) { super.init() }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'NSResponder'

final class Editor: NSTextView {
  init(text: String) { super.init(frame: .zero) }  // error: must call a designated initializer
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class Tint: NSColor {
  init(level: Int) { super.init(white: 0, alpha: 1) }  // error: must call a designated initializer
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
