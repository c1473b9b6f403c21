import Diagnostics
import Documents
import HTMLBuilding

extension DocumentRenderer {
  /// Writes the blocks of one container.
  mutating func render(_ blocks: some Collection<Block>) {
    depth += 1
    var rawHTML = HTMLSanitizer(.blocks)
    for block in blocks {
      if case .html(let raw) = block.kind {
        renderRaw(raw, span: block.span, with: &rawHTML)
      } else {
        render(block)
      }
    }
    rawHTML.finish(into: &html)
    depth -= 1
  }

  private mutating func render(_ block: Block) {
    switch block.kind {
    case .heading(let heading): render(heading)
    case .paragraph(let content):
      html.open(.p)
      render(content)
      html.markup("</p>\n")
    case .blockQuote(let blocks): container(.blockquote, blocks)
    case .alert(let alert, let blocks): render(alert, blocks)
    case .list(let list): render(list)
    case .codeFence(let fence): render(fence)
    case .indentedCode(let code): renderPlainCode(code)
    case .html: break
    case .thematicBreak: html.markup("<hr>\n")
    case .table(let table): render(table)
    }
  }

  private mutating func container(_ element: HTMLElement, _ blocks: [Block]) {
    guard depth < Self.deepestNesting else { return render(blocks) }
    html.open(element)
    render(blocks)
    html.close(element)
    html.newline()
  }

  // MARK: Headings

  mutating func render(_ heading: Heading) {
    // The page's title is the only h1.
    let element = HTMLElement.heading(max(heading.level, 2))
    html.open(element, .id(heading.id))
    render(heading.content)
    html.open(
      .a, .class("anchor"), .href("#" + PageAddress.percentEncoded(heading.id)), .label("Link to “\(heading.text)”"))
    // The sign is the style sheet's, so that it is neither copied nor searched.
    html.markup("</a>")
    html.close(element)
    html.newline()
  }

  // MARK: Alerts

  private mutating func render(_ alert: Block.Alert, _ blocks: [Block]) {
    guard depth < Self.deepestNesting else { return render(blocks) }
    let (style, title): (StaticString, StaticString) =
      switch alert {
      case .note: ("alert note", "Note")
      case .tip: ("alert tip", "Tip")
      case .important: ("alert important", "Important")
      case .warning: ("alert warning", "Warning")
      case .caution: ("alert caution", "Caution")
      }
    html.open(.div, .class(style), .role("note"))
    html.markup("<p class=\"alert-title\">")
    html.markup(title)
    html.markup("</p>\n")
    render(blocks)
    html.markup("</div>\n")
  }

  // MARK: Lists

  private mutating func render(_ list: List) {
    guard depth < Self.deepestNesting else {
      for item in list.items { render(item.blocks) }
      return
    }
    let element: HTMLElement = list.start == nil ? .ul : .ol
    if list.isTaskList {
      html.open(element, .class("checklist"))
    } else if let start = list.start, start != 1 {
      html.open(element, .start(start))
    } else {
      html.open(element)
    }
    for item in list.items {
      if let isChecked = item.isChecked {
        renderTask(item, isChecked: isChecked, isTight: list.isTight)
      } else {
        html.open(.li)
        renderItem(item.blocks, isTight: list.isTight)
        html.markup("</li>\n")
      }
    }
    html.close(element)
    html.newline()
  }

  /// In a tight list paragraphs are written without their tags, as CommonMark says.
  private mutating func renderItem(_ blocks: some Collection<Block>, isTight: Bool) {
    guard isTight, case .paragraph(let content) = blocks.first?.kind else { return render(blocks) }
    render(content)
    let rest = blocks.dropFirst()
    if !rest.isEmpty {
      html.newline()
      if rest.contains(where: { if case .paragraph = $0.kind { true } else { false } }) {
        for block in rest { renderItem(CollectionOfOne(block), isTight: true) }
      } else {
        render(rest)
      }
    }
  }

  /// A task: a check box whose label is the item's first paragraph. A script may enable it to keep its state.
  private mutating func renderTask(_ item: List.Item, isChecked: Bool, isTight: Bool) {
    tasks += 1
    html.open(.li, .class("task"))
    html.markup("<label><input type=\"checkbox\" disabled")
    if isChecked { html.markup(" checked") }
    html.markup("><span>")
    var rest = item.blocks[...]
    if case .paragraph(let content) = rest.first?.kind {
      render(content)
      rest = rest.dropFirst()
    } else {
      html.markup("Task ")
      html.number(tasks)
    }
    html.markup("</span></label>")
    if !rest.isEmpty {
      html.markup("\n<div class=\"task-more\">\n")
      render(rest)
      html.markup("</div>")
    }
    html.markup("</li>\n")
  }

  // MARK: Footnotes

  mutating func renderFootnotes() {
    guard !document.footnotes.isEmpty else { return }
    html.markup("<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n")
    for footnote in document.footnotes {
      html.open(.li, .id("fn:\(footnote.number)"))
      // The way back belongs to the end of the last paragraph.
      if case .paragraph(let content) = footnote.blocks.last?.kind {
        render(footnote.blocks.dropLast())
        html.open(.p)
        render(content)
        renderBackLinks(of: footnote)
        html.markup("</p>")
      } else {
        render(footnote.blocks)
        html.open(.p)
        renderBackLinks(of: footnote)
        html.markup("</p>")
      }
      html.markup("</li>\n")
    }
    html.markup("</ol>\n</section>\n")
  }

  private mutating func renderBackLinks(of footnote: Footnote) {
    guard footnote.uses > 0 else { return }
    for use in 1...footnote.uses {
      html.markup(" <a class=\"back\" href=\"#fnref:")
      html.markup(string: Self.footnoteReference(footnote.number, use))
      html.markup("\" aria-label=\"Back to the text")
      if footnote.uses > 1 {
        html.markup(", place ")
        html.number(use)
      }
      html.markup("\">↩</a>")
    }
  }

  static func footnoteReference(_ number: Int, _ use: Int) -> String {
    use == 1 ? "\(number)" : "\(number)-\(use)"
  }

  // MARK: Raw HTML

  mutating func renderRaw(_ raw: String, span: SourceSpan, with sanitizer: inout HTMLSanitizer) {
    if site.configuration.trustHTML {
      html.markup(string: raw)
      return
    }
    // The closure can't borrow `self` while its buffer is written, so the buffer is lent out.
    var buffer = HTMLBuffer(capacity: 0)
    swap(&buffer, &html)
    sanitizer.write(raw, into: &buffer) { attribute, value in
      attribute == "id" || attribute == "name" ? self.ownID(value) : self.address(ofRaw: value, span: span)
    }
    swap(&buffer, &html)
  }

  private mutating func address(ofRaw address: String, span: SourceSpan) -> String? {
    guard !address.isEmpty else { return nil }
    return self.address(of: Link(form: .markdown, destination: address, span: span))
  }

  /// An id that a document gives to a place, unless the page has it already. A colon marks the ids of the page itself.
  private mutating func ownID(_ id: String) -> String? {
    let isFree =
      !id.isEmpty && !id.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
      && !document.headings.contains { $0.id == id }
    return isFree && ids.insert(id).inserted ? id : nil
  }
}
