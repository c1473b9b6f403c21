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

// What may go from one actor to another.
nonisolated func sent<each Value: Sendable>(_ value: repeat each Value) {}

nonisolated func sendValues(_ bitmap: NSBitmapImageRep) {
  sent(NSShadow(), NSMutableParagraphStyle(), bitmap)
}

/// Identifiers of a snapshot need no more than a hash.
final class Place: Hashable {
  static func == (left: Place, right: Place) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated func snapshot(of places: [Place]) -> NSDiffableDataSourceSnapshot<Int, Place> {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
  snapshot.appendSections([0, 1])
  snapshot.appendItems(places, toSection: 0)
  snapshot.moveSection(1, beforeSection: 0)
  return snapshot
}

func thumbnail(named name: String) -> NSImage {
  let image = NSImage(named: name) ?? NSImage()
  let values: [any NSCopying & NSSecureCoding] = [image]
  return values.first as? NSImage ?? image
}
