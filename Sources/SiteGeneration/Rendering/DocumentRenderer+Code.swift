import Diagnostics
import Documents
import HTMLBuilding

extension DocumentRenderer {
  /// Writes the lines of a piece with its colours, its emphasis, and the compiler's words under the lines they speak of.
  mutating func renderCode(of piece: SnippetPiece) {
    var code: [UInt8] = []
    code.reserveCapacity(piece.lines.reduce(0) { $0 + $1.text.utf8.count + 1 })
    for line in piece.lines {
      code.append(contentsOf: line.text.utf8)
      code.append(UInt8(ascii: "\n"))
    }
    html.markup("<pre><code>")
    writeCode(
      code, emphasised: piece.emphasised, messages: piece.messages(in: document.source.file),
      fileLine: { piece.lines[$0].line })
    html.markup("</code></pre>\n")
  }

  /// Writes Swift in colour, line by line.
  ///
  /// - Parameters:
  ///   - emphasised: indices of lines to emphasise, from 0.
  ///   - messages: what is said of lines, by line of the file.
  ///   - fileLine: the line of the file that a line of the code is.
  mutating func writeCode(
    _ code: [UInt8], emphasised: Set<Int> = [], messages: [Int: [Diagnostic]] = [:],
    fileLine: (Int) -> Int = { $0 }
  ) {
    let tokens = SwiftHighlighter.tokens(of: code)
    let isPlain = emphasised.isEmpty && messages.isEmpty
    html.reserve(code.count * 2)
    code.withUnsafeBufferPointer { bytes in
      if isPlain {
        var next = 0
        writeStretch(0..<bytes.count, of: bytes, tokens, &next)
        return
      }
      var line = 0
      var start = 0
      var next = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        let isEmphasised = emphasised.contains(line)
        let found = messages[fileLine(line)] ?? []
        if isEmphasised { html.markup("<span class=\"hl\">") }
        writeStretch(start..<end, of: bytes, tokens, &next)
        if isEmphasised { html.markup("</span>") }
        for message in found { write(message) }
        line += 1
        start = end
      }
    }
  }

  /// Writes a stretch of code with the tokens in it, the first of which that may reach into it is `next`.
  private mutating func writeStretch(
    _ stretch: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ tokens: [HighlightedToken], _ next: inout Int
  ) {
    var position = stretch.lowerBound
    while next < tokens.count, tokens[next].range.lowerBound < stretch.upperBound {
      let token = tokens[next]
      let start = max(token.range.lowerBound, position)
      let end = min(token.range.upperBound, stretch.upperBound)
      if start > position { html.text(UnsafeBufferPointer(rebasing: bytes[position..<start])) }
      if end > start {
        html.markup(token.kind.startTag)
        html.text(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        html.markup("</span>")
        position = end
      }
      // A token that goes on in the next line is begun again there.
      if token.range.upperBound > stretch.upperBound { break }
      next += 1
    }
    if position < stretch.upperBound {
      html.text(UnsafeBufferPointer(rebasing: bytes[position..<stretch.upperBound]))
    }
  }

  mutating func write(_ message: Diagnostic) {
    html.markup(
      message.severity == .error
        ? "<span class=\"msg\" data-pagefind-ignore>" : "<span class=\"msg mild\" data-pagefind-ignore>")
    if let rule = message.rule {
      html.element(.b, text: rule)
      html.markup(": ")
    }
    html.text(message.message)
    html.markup("</span>")
  }

  // MARK: Other languages

  /// Writes a fence in another language: plain, under the language's name.
  mutating func renderOther(_ fence: CodeFence) {
    let label = CodeLanguage.label(of: fence)
    html.markup("<figure class=\"snippet\">\n")
    if !label.isEmpty {
      html.markup("<figcaption>")
      html.element(.span, .class("language"), text: label)
      html.markup("</figcaption>\n")
    }
    html.markup("<pre><code>")
    for line in fence.lines {
      html.text(line.text)
      html.newline()
    }
    html.markup("</code></pre>\n</figure>\n")
  }

  mutating func renderPlainCode(_ code: String) {
    html.markup("<figure class=\"snippet\">\n<pre><code>")
    html.text(code)
    html.markup("</code></pre>\n</figure>\n")
  }
}
