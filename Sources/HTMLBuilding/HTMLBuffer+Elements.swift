extension HTMLBuffer {
  /// Writes a start tag; for an element without content that is all of it.
  package mutating func open(_ element: HTMLElement) {
    markup(byte: UInt8(ascii: "<"))
    markup(element.name)
    markup(byte: UInt8(ascii: ">"))
  }

  package mutating func open(_ element: HTMLElement, _ attributes: HTMLAttribute...) {
    markup(byte: UInt8(ascii: "<"))
    markup(element.name)
    for attribute in attributes { self.attribute(attribute) }
    markup(byte: UInt8(ascii: ">"))
  }

  package mutating func close(_ element: HTMLElement) {
    markup("</")
    markup(element.name)
    markup(byte: UInt8(ascii: ">"))
  }

  /// Writes an attribute with the space before it; for tags that are put together piece by piece.
  package mutating func attribute(_ attribute: HTMLAttribute) {
    markup(byte: UInt8(ascii: " "))
    markup(attribute.name)
    switch attribute.value {
    case .none:
      return
    case .fixed(let value):
      markup("=\"")
      markup(value)
    case .text(let value):
      markup("=\"")
      attributeValue(value)
    case .number(let value):
      markup("=\"")
      number(value)
    }
    markup(byte: UInt8(ascii: "\""))
  }

  /// Writes an element with text alone in it.
  package mutating func element(_ element: HTMLElement, _ attributes: HTMLAttribute..., text: String) {
    markup(byte: UInt8(ascii: "<"))
    markup(element.name)
    for attribute in attributes { self.attribute(attribute) }
    markup(byte: UInt8(ascii: ">"))
    self.text(text)
    close(element)
  }

  /// Writes an element around what `content` writes.
  package mutating func element(
    _ element: HTMLElement, _ attributes: HTMLAttribute..., content: (inout HTMLBuffer) throws -> Void
  ) rethrows {
    markup(byte: UInt8(ascii: "<"))
    markup(element.name)
    for attribute in attributes { self.attribute(attribute) }
    markup(byte: UInt8(ascii: ">"))
    try content(&self)
    close(element)
  }

  package mutating func newline() {
    markup(byte: UInt8(ascii: "\n"))
  }
}
