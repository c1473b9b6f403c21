import Diagnostics
import Testing

@testable import Documents

/// Parses text as a document.
func parse(_ text: String, path: String = "page.md") -> Document {
  DocumentParser.parse(path: path, source: SourceText(file: path, text: text))
}

extension Document {
  var ids: [String] { diagnostics.map(\.id) }

  /// The bytes of the file that a span covers.
  func text(_ span: SourceSpan) -> String {
    String(decoding: source.bytes[source.offset(of: span.start)..<source.offset(of: span.end)], as: UTF8.self)
  }

  /// All inlines, wherever they are nested, in the order of the tree.
  var allInlines: [Inline] {
    var found: [Inline] = []
    Self.walk(blocks, into: &found)
    for footnote in footnotes { Self.walk(footnote.blocks, into: &found) }
    return found
  }

  private static func walk(_ blocks: [Block], into found: inout [Inline]) {
    for block in blocks {
      switch block.kind {
      case .heading(let heading): walk(heading.content, into: &found)
      case .paragraph(let inlines): walk(inlines, into: &found)
      case .blockQuote(let blocks), .alert(_, let blocks): walk(blocks, into: &found)
      case .list(let list): for item in list.items { walk(item.blocks, into: &found) }
      case .table(let table):
        for row in [table.header] + table.rows { for cell in row { walk(cell.content, into: &found) } }
      default: break
      }
    }
  }

  private static func walk(_ inlines: [Inline], into found: inout [Inline]) {
    for inline in inlines {
      found.append(inline)
      switch inline.kind {
      case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, let children):
        walk(children, into: &found)
      default: break
      }
    }
  }
}

/// Numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
