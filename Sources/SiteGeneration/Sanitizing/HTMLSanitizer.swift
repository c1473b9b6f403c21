import HTMLBuilding

/// Writes the raw HTML of one container of a document: what the allow-list knows as new markup, all else as text.
///
/// Markdown splits `<details>`, the blocks in it and `</details>` into siblings, so what is open is kept between the
/// pieces, and `finish` closes what the author left open. An end tag closes only what this container opened, and
/// therefore never an element of the page.
struct HTMLSanitizer {
  enum Context {
    /// Between blocks.
    case blocks
    /// In a line of text.
    case line
    /// In the text of a link, where another link can't be.
    case link
  }

  /// How deep raw elements may nest.
  private static let deepest = 48

  let context: Context
  private var open: [(name: String, written: String)] = []

  init(_ context: Context) {
    self.context = context
  }

  var isOpen: Bool { !open.isEmpty }

  /// Writes a piece of raw HTML.
  ///
  /// - Parameter resolve: gives the value to write for an address, an `id` or a `name`; `nil` leaves the attribute out.
  mutating func write(
    _ fragment: String, into html: inout HTMLBuffer, resolve: (_ attribute: String, _ value: String) -> String?
  ) {
    var tokenizer = HTMLTokenizer(Array(fragment.utf8))
    while let token = tokenizer.next() {
      switch token {
      case .comment: continue
      case .text(let range): writeText(tokenizer.bytes[range], into: &html)
      case .tag(let tag, let range):
        if !write(tag, into: &html, resolve: resolve) {
          writeText(tokenizer.bytes[range], into: &html)
        }
      }
    }
    if context == .blocks { closeLines(into: &html) }
  }

  /// Closes what is still open.
  mutating func finish(into html: inout HTMLBuffer) {
    while let element = open.popLast() { close(element.written, into: &html) }
  }

  /// Closes the paragraphs and phrases that a piece left open: Markdown blocks can't stand in them.
  private mutating func closeLines(into html: inout HTMLBuffer) {
    while let top = open.last, HTMLAllowList.elements[top.name]?.model != .container {
      open.removeLast()
      close(top.written, into: &html)
    }
  }

  // MARK: Tags

  /// Writes a tag that is allowed here; returns whether it was.
  private mutating func write(
    _ tag: HTMLTokenizer.Tag, into html: inout HTMLBuffer, resolve: (String, String) -> String?
  ) -> Bool {
    guard let element = HTMLAllowList.elements[tag.name] else {
      // The alternatives of a <picture> are of no use without attributes that choose among them.
      return tag.name == "source"
    }
    if context != .blocks, element.model != .phrasing { return false }
    if tag.name == "a", context == .link { return false }
    if tag.isEnd {
      if !element.isVoid { end(tag.name, into: &html) }
      return true
    }
    guard open.count < Self.deepest else { return false }
    for name in element.ends { endNearest(name, within: element.parents, into: &html) }
    if element.model != .phrasing { endNearest("p", within: [], into: &html) }
    if !element.parents.isEmpty, !open.contains(where: { element.parents.contains($0.name) }) { return false }
    let written = element.writtenAs ?? tag.name
    html.markup(byte: UInt8(ascii: "<"))
    html.markup(string: written)
    writeAttributes(of: tag, element, into: &html, resolve: resolve)
    html.markup(byte: UInt8(ascii: ">"))
    if element.isVoid { return true }
    if tag.isSelfClosing { close(written, into: &html) } else { open.append((tag.name, written)) }
    return true
  }

  private func writeAttributes(
    of tag: HTMLTokenizer.Tag, _ element: HTMLAllowList.Element, into html: inout HTMLBuffer,
    resolve: (String, String) -> String?
  ) {
    var hasID = false
    for attribute in tag.attributes {
      let isAllowed =
        element.attributes.contains(attribute.name) || HTMLAllowList.globalAttributes.contains(attribute.name)
      guard isAllowed else { continue }
      var value = attribute.value
      if HTMLAllowList.judgedAttributes.contains(attribute.name) {
        guard let judged = resolve(attribute.name, value) else { continue }
        value = judged
      }
      // HTML once named places with <a name>; an id does the same.
      let name = attribute.name == "name" ? "id" : attribute.name
      if name == "id" {
        guard !hasID else { continue }
        hasID = true
      }
      html.markup(byte: UInt8(ascii: " "))
      html.markup(string: name)
      html.markup("=\"")
      html.attributeValue(value)
      html.markup(byte: UInt8(ascii: "\""))
    }
  }

  private mutating func end(_ name: String, into html: inout HTMLBuffer) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    while open.count > place { close(open.removeLast().written, into: &html) }
  }

  /// Ends an open element unless one of `boundaries` was opened since.
  private mutating func endNearest(_ name: String, within boundaries: [String], into html: inout HTMLBuffer) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    if open[(place + 1)...].contains(where: { boundaries.contains($0.name) }) { return }
    end(name, into: &html)
  }

  private func close(_ name: String, into html: inout HTMLBuffer) {
    html.markup("</")
    html.markup(string: name)
    html.markup(byte: UInt8(ascii: ">"))
  }

  // MARK: Text

  /// Writes text with whole character references kept, which can't open a tag.
  private func writeText(_ bytes: ArraySlice<UInt8>, into html: inout HTMLBuffer) {
    var rest = bytes
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      html.text(rest[..<ampersand])
      if let length = CharacterReferences.length(at: ampersand, in: rest) {
        html.markup(bytes: rest[ampersand..<ampersand + length])
        rest = rest[(ampersand + length)...]
      } else {
        html.markup("&amp;")
        rest = rest[(ampersand + 1)...]
      }
    }
    html.text(rest)
  }
}
