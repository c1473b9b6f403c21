/// The name of an element. A name can only be written in source, so that no text from outside becomes a tag.
package struct HTMLElement: Sendable {
  package let name: StaticString

  package init(_ name: StaticString) {
    self.name = name
  }
}

/// The elements that pages are made of, by their role in HTML's own chapters.
extension HTMLElement {
  // Sections
  package static let h1 = HTMLElement("h1")
  package static let h2 = HTMLElement("h2")
  package static let h3 = HTMLElement("h3")
  package static let h4 = HTMLElement("h4")
  package static let h5 = HTMLElement("h5")
  package static let h6 = HTMLElement("h6")
  package static let section = HTMLElement("section")

  // Grouping
  package static let blockquote = HTMLElement("blockquote")
  package static let div = HTMLElement("div")
  package static let li = HTMLElement("li")
  package static let ol = HTMLElement("ol")
  package static let p = HTMLElement("p")
  package static let ul = HTMLElement("ul")

  // Text
  package static let a = HTMLElement("a")
  package static let b = HTMLElement("b")
  package static let code = HTMLElement("code")
  package static let del = HTMLElement("del")
  package static let em = HTMLElement("em")
  package static let small = HTMLElement("small")
  package static let span = HTMLElement("span")
  package static let strong = HTMLElement("strong")
  package static let sup = HTMLElement("sup")

  // Tables
  package static let tr = HTMLElement("tr")

  // In the head
  package static let link = HTMLElement("link")
  package static let meta = HTMLElement("meta")
}

extension HTMLElement {
  /// The element of a heading; levels beyond 6 are 6.
  package static func heading(_ level: Int) -> HTMLElement {
    switch level {
    case ...1: .h1
    case 2: .h2
    case 3: .h3
    case 4: .h4
    case 5: .h5
    default: .h6
    }
  }
}
