/// Works out what kind of fragment a piece of Swift is. Any input has an answer.
package enum ShapeDetector {
  package static func shape(of text: String) -> SnippetShape {
    let (elisions, parsed) = Elisions.fill(text.swiftLines)
    return layout(of: elisions, parsed).shape
  }

  /// - Parameters:
  ///   - parsed: The lines of `elisions`; `nil` where they are beyond `SourceLimits`.
  ///   - isFile: whether the text is known to be a file's.
  static func layout(of elisions: Elisions, _ parsed: ParsedLines?, isFile: Bool = false) -> Layout {
    if let problem = elisions.problem { return Layout(shape: .unknown(problem), nodes: []) }
    guard let parsed, let items = Segmenter.items(in: parsed) else {
      let reason = SourceLimits.excess(in: elisions.lines) ?? "its expressions are nested too deep"
      return Layout(shape: .unknown(reason), nodes: [])
    }
    return LayoutPlanner.plan(items, isFile: isFile)
  }
}

extension String {
  /// The lines as the Swift compiler counts them, without their ends; `\n`, `\r\n` and `\r` end a line.
  var swiftLines: [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    var lastWasReturn = false
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), lastWasReturn {
        lastWasReturn = false
        continue
      }
      lastWasReturn = byte == UInt8(ascii: "\r")
      if lastWasReturn || byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else {
        line.append(byte)
      }
    }
    if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }
}
