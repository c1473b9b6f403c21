/// Reads finished HTML the way a browser's tokenizer does, as far as tests need it: the elements with their attributes, and
/// whether they nest.
struct PageProbe {
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  /// What is wrong with the nesting: elements that are closed but not open, or never closed.
  private(set) var faults: [String] = []

  private static let voids: Set<String> = ["meta", "link", "img", "input", "br", "hr", "wbr", "rect", "path", "circle"]

  init(_ html: String) {
    let bytes = Array(html.utf8)
    var open: [String] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "!") {
        if bytes[index...].starts(with: Array("<!--".utf8)) { faults.append("a comment") }
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
        continue
      }
      index += 1
      let isEnd = bytes[index] == UInt8(ascii: "/")
      if isEnd { index += 1 }
      var end = index
      var quote: UInt8?
      while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
        if let open = quote {
          if bytes[end] == open { quote = nil }
        } else if bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
          quote = bytes[end]
        }
        end += 1
      }
      let (name, attributes) = Self.parts(of: Array(bytes[index..<end]))
      if isEnd {
        if open.last == name { open.removeLast() } else { faults.append("</\(name)> in \(open.suffix(3))") }
      } else {
        elements.append(Element(name: name, attributes: attributes))
        if !Self.voids.contains(name) { open.append(name) }
      }
      index = end + 1
    }
    faults += open.map { "<\($0)> is never closed" }
  }

  private static func parts(of tag: [UInt8]) -> (String, [String: String]) {
    var attributes: [String: String] = [:]
    var index = 0
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == UInt8(ascii: "/") }
    while index < tag.count, !isSpace(tag[index]) { index += 1 }
    let name = String(decoding: tag[..<index], as: UTF8.self).lowercased()
    while index < tag.count {
      while index < tag.count, isSpace(tag[index]) { index += 1 }
      let start = index
      while index < tag.count, !isSpace(tag[index]), tag[index] != UInt8(ascii: "=") { index += 1 }
      let key = String(decoding: tag[start..<index], as: UTF8.self).lowercased()
      var value = ""
      if index < tag.count, tag[index] == UInt8(ascii: "=") {
        index += 1
        if index < tag.count, tag[index] == UInt8(ascii: "\"") {
          let start = index + 1
          index = start
          while index < tag.count, tag[index] != UInt8(ascii: "\"") { index += 1 }
          value = String(decoding: tag[start..<index], as: UTF8.self)
          index += 1
        }
      }
      if !key.isEmpty { attributes[key] = Self.unescaped(value) }
    }
    return (name, attributes)
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }

  /// What in the page could run a script or leave the page's design: must be empty whatever a document holds.
  var dangers: [String] {
    elements.flatMap { element -> [String] in
      var found: [String] = []
      let ours = element.attributes["src"]?.contains("theme/waymark-") == true
      let forbidden: Set<String> = [
        "iframe", "object", "embed", "style", "form", "base", "textarea", "template", "noscript", "math", "frameset",
        "applet", "foreignobject", "animate", "use", "image",
      ]
      if forbidden.contains(element.name) || (element.name == "script" && !ours) { found.append(element.name) }
      for (name, value) in element.attributes {
        if name.hasPrefix("on") || name == "style" || name == "srcdoc" || name == "formaction" {
          found.append("\(element.name) \(name)")
        }
        let address = String(value.unicodeScalars.filter { $0.value > 0x20 }).lowercased()
        if ["href", "src", "cite", "action"].contains(name) {
          for scheme in ["javascript:", "data:", "vbscript:", "file:", "blob:"] where address.hasPrefix(scheme) {
            found.append("\(element.name) \(name)=\(value)")
          }
        }
      }
      return found
    }
  }
}
