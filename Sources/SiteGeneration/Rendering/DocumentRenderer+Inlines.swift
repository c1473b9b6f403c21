import Diagnostics
import Documents
import HTMLBuilding

extension DocumentRenderer {
  /// Writes a line of text.
  mutating func render(_ content: [Inline], isInLink: Bool = false) {
    depth += 1
    defer { depth -= 1 }
    var rawHTML: HTMLSanitizer?
    for inline in content {
      if case .html(let raw) = inline.kind {
        var sanitizer = rawHTML ?? HTMLSanitizer(isInLink ? .link : .line)
        renderRaw(raw, span: inline.span, with: &sanitizer)
        rawHTML = sanitizer
      } else {
        render(inline, isInLink: isInLink)
      }
    }
    rawHTML?.finish(into: &html)
  }

  private mutating func render(_ inline: Inline, isInLink: Bool) {
    switch inline.kind {
    case .text(let text): html.text(text)
    case .code(let code): renderCode(code)
    case .emphasis(let content): phrase(.em, content, isInLink: isInLink)
    case .strong(let content): phrase(.strong, content, isInLink: isInLink)
    case .strikethrough(let content): phrase(.del, content, isInLink: isInLink)
    case .link(let link, let content): render(link, content, isInLink: isInLink)
    case .image(let link, let alternative): renderImage(link, alternative: alternative)
    case .html: break
    case .softBreak: html.newline()
    case .lineBreak: html.markup("<br>\n")
    case .footnoteReference(_, let number, let use): renderFootnoteReference(number, use, isInLink: isInLink)
    }
  }

  private mutating func renderCode(_ code: String) {
    html.open(.code)
    if isInCell, code.utf8.count > 12 { writeBreakably(code) } else { html.text(code) }
    html.close(.code)
  }

  /// Writes code with places at which a narrow column may break it: after `(`, `:` and `,`, and before `.`, as a person would.
  private mutating func writeBreakably(_ code: String) {
    let bytes = Array(code.utf8)
    var start = 0
    for index in bytes.indices.dropLast() {
      let isAfter =
        bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: ":")
        || bytes[index] == UInt8(ascii: ",")
      let isBefore = bytes[index + 1] == UInt8(ascii: ".")
      guard isAfter || isBefore, index > start + 2, bytes[index + 1] != UInt8(ascii: ")") else { continue }
      html.text(bytes[start...index])
      html.markup("<wbr>")
      start = index + 1
    }
    html.text(bytes[start...])
  }

  private mutating func phrase(_ element: HTMLElement, _ content: [Inline], isInLink: Bool) {
    guard depth < Self.deepestNesting * 2 else { return render(content, isInLink: isInLink) }
    html.open(element)
    render(content, isInLink: isInLink)
    html.close(element)
  }

  private mutating func render(_ link: Link, _ content: [Inline], isInLink: Bool) {
    guard !isInLink else { return render(content, isInLink: true) }
    guard let address = address(of: link) else {
      html.open(.span, .class("broken"), .title("This link leads nowhere"))
      render(content, isInLink: true)
      html.close(.span)
      return
    }
    html.markup("<a href=\"")
    html.attributeValue(address)
    html.markup("\"")
    if let title = link.title { html.attribute(.title(title)) }
    html.markup(">")
    if let name = name(for: link, content) { html.text(name) } else { render(content, isInLink: true) }
    html.close(.a)
  }

  /// The title of the page that a bare `[[page]]` leads to: files have names for machines, pages have titles for people.
  private func name(for link: Link, _ content: [Inline]) -> String? {
    guard link.form == .wiki, content.count == 1, case .text(let text) = content[0].kind, text == link.destination,
      case .document(let path, nil) = site.documents.target(of: link, in: document),
      let page = site.plan.pageOfDocument[path]
    else { return nil }
    return site.plan.title(of: page)
  }

  private mutating func renderImage(_ link: Link, alternative: String) {
    guard let address = address(of: link) else {
      html.element(.span, .class("broken"), .title("This image is missing"), text: alternative)
      return
    }
    html.markup("<img src=\"")
    html.attributeValue(address)
    html.markup("\"")
    html.attribute(.alt(alternative))
    if let title = link.title { html.attribute(.title(title)) }
    html.markup(" loading=\"lazy\">")
  }

  private mutating func renderFootnoteReference(_ number: Int, _ use: Int, isInLink: Bool) {
    let id = "fnref:" + Self.footnoteReference(number, use)
    // A heading's text is also read out in the contents, where the reference must not stand twice; ids are the page's.
    let isFirst = ids.insert(id).inserted
    html.markup("<sup class=\"note-ref\">")
    if isInLink || !isFirst {
      html.number(number)
    } else {
      html.open(.a, .id(id), .href("#fn:\(number)"), .label("Footnote \(number)"))
      html.number(number)
      html.close(.a)
    }
    html.close(.sup)
  }
}
