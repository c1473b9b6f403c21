import Documents

/// What raw HTML in a document may contain. Whatever isn't named here is shown as text.
enum HTMLAllowList {
  /// What an element may do in a page.
  struct Element: Sendable {
    enum Model: Sendable {
      /// May stand in a line of text.
      case phrasing
      /// May stand between blocks only, and not around them.
      case block
      /// May stand between blocks, and around Markdown blocks too, as `<details>` does.
      case container
    }

    var model: Model
    var isVoid = false
    /// The elements of which one must be open around it; empty for anywhere.
    var parents: [String] = []
    /// The open elements that its start ends, as HTML lets an author leave out `</li>`.
    var ends: [String] = []
    var attributes: [String] = []
    /// The name it is written with; `nil` for its own.
    var writtenAs: String?
  }

  static let elements: [String: Element] = {
    var all: [String: Element] = [:]
    for name in [
      "abbr", "b", "bdi", "bdo", "cite", "code", "dfn", "em", "i", "kbd", "mark", "ruby", "rp", "rt", "s", "samp",
      "small", "span", "strong", "sub", "sup", "u", "var", "picture",
    ] { all[name] = Element(model: .phrasing) }
    for name in ["del", "ins", "q"] { all[name] = Element(model: .phrasing, attributes: ["cite"]) }
    for name in ["br", "wbr"] { all[name] = Element(model: .phrasing, isVoid: true) }
    all["a"] = Element(model: .phrasing, ends: ["a"], attributes: ["href", "name"])
    all["time"] = Element(model: .phrasing, attributes: ["datetime"])
    all["img"] = Element(model: .phrasing, isVoid: true, attributes: ["src", "alt", "width", "height", "align"])
    all["p"] = Element(model: .block, attributes: ["align"])
    all["pre"] = Element(model: .block)
    all["hr"] = Element(model: .block, isVoid: true)
    all["h1"] = Element(model: .block, attributes: ["align"], writtenAs: "h2")
    for name in ["h2", "h3", "h4", "h5", "h6"] { all[name] = Element(model: .block, attributes: ["align"]) }
    all["div"] = Element(model: .container, attributes: ["align"])
    all["blockquote"] = Element(model: .container, attributes: ["cite"])
    all["details"] = Element(model: .container, attributes: ["open"])
    all["summary"] = Element(model: .block, parents: ["details"])
    all["figure"] = Element(model: .container)
    all["figcaption"] = Element(model: .block, parents: ["figure"])
    all["ul"] = Element(model: .container)
    all["ol"] = Element(model: .container, attributes: ["start", "reversed"])
    all["li"] = Element(model: .container, parents: ["ul", "ol"], ends: ["li"])
    all["dl"] = Element(model: .container)
    all["dt"] = Element(model: .block, parents: ["dl"], ends: ["dt", "dd"])
    all["dd"] = Element(model: .container, parents: ["dl"], ends: ["dt", "dd"])
    all["table"] = Element(model: .container)
    all["caption"] = Element(model: .block, parents: ["table"])
    for name in ["thead", "tbody", "tfoot"] {
      all[name] = Element(model: .container, parents: ["table"], ends: ["td", "th", "tr", "thead", "tbody", "tfoot"])
    }
    all["tr"] = Element(model: .container, parents: ["table"], ends: ["td", "th", "tr"])
    for name in ["td", "th"] {
      all[name] = Element(
        model: .container, parents: ["tr"], ends: ["td", "th"], attributes: ["align", "colspan", "rowspan", "scope"])
    }
    return all
  }()

  /// Attributes that every element may have.
  static let globalAttributes: Set<String> = ["id", "title", "lang", "dir"]

  /// Attributes whose value the page must agree to: addresses, and names that must be unique.
  static let judgedAttributes: Set<String> = ["href", "src", "cite", "id", "name"]

  /// Whether a whole address has a scheme that can only lead somewhere, never run anything.
  static func isSafeAbsolute(_ address: String) -> Bool {
    // Browsers drop tabs and line ends inside a scheme, and controls before it.
    if address.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return false }
    if address.hasPrefix("//") { return true }
    guard let scheme = LinkScheme.scheme(of: address), address.lowercased().hasPrefix(scheme + ":") else {
      return false
    }
    if scheme == "http" || scheme == "https" { return address.dropFirst(scheme.utf8.count).hasPrefix("://") }
    // An app's own scheme is as good as `tel:`.
    return !LinkScheme.isUnsafe(address)
  }
}
