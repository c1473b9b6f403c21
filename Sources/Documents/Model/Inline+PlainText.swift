/// The text of inlines as a reader hears it: marks, raw HTML and footnote numbers left out, line ends as spaces.
package func plainText(_ inlines: [Inline]) -> String {
  // Most headings and cells are one text.
  if inlines.count == 1, case .text(let text) = inlines[0].kind { return text }
  var result = ""
  appendPlainText(inlines, to: &result)
  return result
}

private func appendPlainText(_ inlines: [Inline], to result: inout String) {
  for inline in inlines {
    switch inline.kind {
    case .text(let text), .code(let text): result += text
    case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, let children):
      appendPlainText(children, to: &result)
    case .image(_, let alternative): result += alternative
    case .softBreak, .lineBreak: result += " "
    case .html, .footnoteReference: break
    }
  }
}
