// platforms: macOS
import AppKit
import SwiftUI

final class FloatingPanel: NSPanel {
  init(content: NSRect) {
    super.init(contentRect: content, styleMask: [.titled], backing: .buffered, defer: false)
  }
}

final class Canvas: NSResponder {
  let grid: Int

  init(grid: Int) {
    self.grid = grid
    super.init()
  }

  required init?(coder: NSCoder) {
    grid = coder.decodeInteger(forKey: "grid")
    super.init(coder: coder)
  }
}

final class Editor: NSTextView {
  override init(frame: NSRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension NSColor {
  convenience init(hex: Int) {
    self.init(red: CGFloat(hex >> 16 & 0xff) / 255, green: 0, blue: 0, alpha: 1)
  }
}

extension NSColor.Name {
  static let brand: NSColor.Name = "brand"
}

func duplicates(of item: NSMenuItem, style: NSParagraphStyle) -> [Any] {
  let mutable = style.mutableCopy() as? NSMutableParagraphStyle
  let styles: Set<NSUnderlineStyle> = [.single, .double]
  return [item.copy(), mutable ?? style, styles]
}

@MainActor func made() -> NSToolbarItem {
  let page: NSColor = NSTextView(frame: .zero).backgroundColor
  _ = page.copy()
  _ = NSCursor(image: NSImage(), hotSpot: .zero).hotSpot
  NSApp.activate(ignoringOtherApps: true)
  return NSToolbarItem()
}

@available(macOS 14.0, *)
struct Pictures: View {
  let picture: NSImage

  var body: some View {
    Image(nsImage: picture).draggable(picture)
  }
}
