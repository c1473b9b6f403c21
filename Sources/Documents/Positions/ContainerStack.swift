import Diagnostics

/// The block quotes, list items and footnote definitions around a block, from the outside in, as far as they take a part
/// of each line's beginning.
///
/// cmark tells where a block starts, but not where each of its lines goes on after the containers' marks. This type walks
/// a line the way cmark's block parser does, so the places are exact also with tabs and lazy lines.
struct ContainerStack {
  private struct Container {
    enum Kind {
      case blockQuote
      /// The columns that a line must be indented by to belong to the item.
      case item(indent: Int)
      case footnote
    }

    var kind: Kind
    var line: Int
    /// The cursor after the marker on the line that opens the container.
    var opened: LineCursor
  }

  private let source: SourceText
  private let bytes: UnsafeBufferPointer<UInt8>
  private var containers: [Container] = []

  /// - Parameter bytes: those of the source; they must stay in place as long as the stack and its cursors are used.
  init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.bytes = bytes
  }

  mutating func pop() { containers.removeLast() }

  mutating func pushBlockQuote(line: Int) {
    var cursor = cursor(line: line).cursor
    cursor.advance(toOffset: cursor.firstNonspace().offset + 1)
    if cursor.isAtBlank { cursor.advance(columns: 1) }
    containers.append(Container(kind: .blockQuote, line: line, opened: cursor))
  }

  mutating func pushItem(line: Int) {
    var cursor = cursor(line: line).cursor
    let marker = cursor.firstNonspace()
    let markerOffset = marker.column - cursor.column
    let width = markerWidth(at: marker.offset, end: cursor.end)
    cursor.advance(toOffset: marker.offset + width)
    let beforeSpaces = cursor
    while cursor.column - beforeSpaces.column <= 5, cursor.isAtBlank { cursor.advance(columns: 1) }
    let spaces = cursor.column - beforeSpaces.column
    var padding = width + spaces
    if spaces >= 5 || spaces < 1 || cursor.byte == nil {
      padding = width + 1
      cursor = beforeSpaces
      if spaces > 0 { cursor.advance(columns: 1) }
    }
    containers.append(Container(kind: .item(indent: markerOffset + padding), line: line, opened: cursor))
  }

  mutating func pushFootnote(line: Int) {
    var cursor = cursor(line: line).cursor
    var offset = cursor.firstNonspace().offset
    while offset < cursor.end, bytes[offset] != UInt8(ascii: "]") { offset += 1 }
    offset += 2
    while offset < cursor.end, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[offset]) { offset += 1 }
    cursor.advance(toOffset: offset)
    containers.append(Container(kind: .footnote, line: line, opened: cursor))
  }

  /// The cursor after the marks of as many containers as the line goes on with, and whether that is all of them. If not,
  /// the line is a lazy continuation of a paragraph, or no longer within the containers.
  func cursor(line: Int) -> (cursor: LineCursor, matchesAll: Bool) {
    if let innermost = containers.last, innermost.line == line { return (innermost.opened, true) }
    let range = source.range(ofLine: line)
    var cursor = LineCursor(bytes: bytes, line: range)
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      cursor = LineCursor(bytes: bytes, line: range.lowerBound + 3..<range.upperBound)
    }
    for container in containers {
      if container.line == line {
        cursor = container.opened
      } else if !Self.advance(&cursor, into: container.kind, lineStart: range.lowerBound) {
        return (cursor, false)
      }
    }
    return (cursor, true)
  }

  /// Where a line of a paragraph begins: after all marks and spaces.
  func contentStart(line: Int) -> Int {
    if containers.isEmpty, line > 1 {
      let range = source.range(ofLine: line)
      var offset = range.lowerBound
      while offset < range.upperBound, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
      return offset
    }
    return cursor(line: line).cursor.firstNonspace().offset
  }

  private static func advance(_ cursor: inout LineCursor, into kind: Container.Kind, lineStart: Int) -> Bool {
    let nonspace = cursor.firstNonspace()
    let indent = nonspace.column - cursor.column
    switch kind {
    case .blockQuote:
      guard indent <= 3, nonspace.offset < cursor.end, cursor.bytes[nonspace.offset] == UInt8(ascii: ">") else {
        return false
      }
      cursor.advance(columns: indent + 1)
      if cursor.isAtBlank { cursor.advance(columns: 1) }
    case .item(let needed):
      if indent >= needed {
        cursor.advance(columns: needed)
      } else if nonspace.offset == cursor.end {
        cursor.advance(toOffset: cursor.end)
      } else {
        return false
      }
    case .footnote:
      if indent >= 4 {
        cursor.advance(columns: 4)
      } else if cursor.end > lineStart {
        return false
      }
    }
    return true
  }

  /// The width of `-`, `*`, `+`, or of digits with `.` or `)`.
  private func markerWidth(at offset: Int, end: Int) -> Int {
    var index = offset
    while index < end, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") { index += 1 }
    return index - offset + 1
  }
}
