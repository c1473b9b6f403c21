import CCMarkGFM
import Diagnostics

// Block quotes, alerts, lists.
extension MarkdownConverter {
  mutating func blockQuote(_ node: MarkdownNode) -> Block {
    let start = start(node)
    containers.pushBlockQuote(line: start.line)
    rememberContainers(of: node)
    var blocks = blocks(of: node)
    containers.pop()
    let span = span(start, end: blocks.last?.span.end ?? SourcePosition(line: start.line, column: start.column + 1))
    if let alert = Self.takeAlert(from: &blocks) { return Block(.alert(alert, blocks), span: span) }
    return Block(.blockQuote(blocks), span: span)
  }

  /// An alert's mark is the first line of the quote, alone; GitHub shows a quote of nothing else as it is.
  private static func takeAlert(from blocks: inout [Block]) -> Block.Alert? {
    guard case .paragraph(var inlines) = blocks.first?.kind, case .text(let mark) = inlines.first?.kind,
      mark.hasPrefix("[!"), let alert = Block.Alert(mark: mark.trimmingBlanks())
    else { return nil }
    if inlines.count == 1 {
      guard blocks.count > 1 else { return nil }
      blocks.removeFirst()
      return alert
    }
    switch inlines[1].kind {
    case .softBreak, .lineBreak: break
    default: return nil
    }
    inlines.removeFirst(2)
    blocks[0].kind = .paragraph(inlines)
    if let first = inlines.first { blocks[0].span.start = first.span.start }
    return alert
  }

  mutating func list(_ node: MarkdownNode) -> Block {
    let isOrdered = cmark_node_get_list_type(node.pointer) == CMARK_ORDERED_LIST
    var items: [List.Item] = []
    var next = node.firstChild
    while let child = next {
      next = child.next
      items.append(item(child))
    }
    let list = List(
      start: isOrdered ? Int(cmark_node_get_list_start(node.pointer)) : nil,
      isTight: cmark_node_get_list_tight(node.pointer) != 0, items: items)
    let start = start(node)
    return Block(.list(list), span: span(start, end: items.last?.span.end ?? start))
  }

  private mutating func item(_ node: MarkdownNode) -> List.Item {
    let start = start(node)
    containers.pushItem(line: start.line)
    rememberContainers(of: node)
    let opened = containers.cursor(line: start.line).cursor
    var blocks = blocks(of: node)
    containers.pop()
    let markerEnd = position(opened.offset, line: start.line)
    var item = List.Item(
      blocks: blocks, isChecked: nil, span: span(start, end: blocks.last?.span.end ?? max(start, markerEnd)))
    // cmark looks for the box only where nothing stands before the list, and for its tick anywhere on the line.
    let box = opened.firstNonspace().offset
    guard let isChecked = check(at: box, end: opened.end) else { return item }
    if node.isTaskItem {
      item.isChecked = isChecked
    } else if Self.takeBox(from: &blocks) {
      item.isChecked = isChecked
      item.blocks = blocks
    }
    return item
  }

  /// Whether `[x]` or `[ ]` stands at an offset, followed by a blank.
  private func check(at offset: Int, end: Int) -> Bool? {
    let bytes = source.bytes
    guard offset + 3 < end, bytes[offset] == UInt8(ascii: "["), bytes[offset + 2] == UInt8(ascii: "]"),
      bytes[offset + 3] == 0x20 || bytes[offset + 3] == 0x09
    else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return true
    case 0x20, 0x09: return false
    default: return nil
    }
  }

  private static func takeBox(from blocks: inout [Block]) -> Bool {
    guard case .paragraph(var inlines) = blocks.first?.kind, case .text(let text) = inlines.first?.kind,
      text.hasPrefix("[")
    else { return false }
    let rest = text.utf8.dropFirst(3).drop { $0 == 0x20 || $0 == 0x09 }
    let taken = text.utf8.count - rest.count
    inlines[0].kind = .text(String(decoding: rest, as: UTF8.self))
    inlines[0].span.start.column += taken
    blocks[0].span.start = inlines[0].span.start
    if rest.isEmpty { inlines.removeFirst() }
    blocks[0].kind = .paragraph(inlines)
    return true
  }
}

extension Block.Alert {
  /// - Parameter mark: `[!NOTE]` and the like, in any case.
  fileprivate init?(mark: String) {
    guard mark.hasPrefix("[!"), mark.hasSuffix("]") else { return nil }
    self.init(rawValue: mark.dropFirst(2).dropLast().lowercased())
  }
}
