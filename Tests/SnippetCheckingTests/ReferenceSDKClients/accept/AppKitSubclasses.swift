// platforms: macOS
import AppKit

final class Recents: NSMenu {
  init(count: Int) {
    super.init(title: "Recents")
    let item = NSMenuItem(title: "Clear", action: nil, keyEquivalent: "")
    item.image = NSImage(systemSymbolName: "trash", accessibilityDescription: nil)
    item.image?.isTemplate = true
    addItem(item)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor func buttons() -> [NSButton] {
  let button = NSButton(title: "Go", target: nil, action: nil)
  button.bezelStyle = .rounded
  let glass = NSButton(title: "Go", target: nil, action: nil)
  glass.bezelStyle = .glass
  button.window?.makeFirstResponder(button)
  button.resignFirstResponder()
  return [button, glass]
}
