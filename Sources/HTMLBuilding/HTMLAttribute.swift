/// An attribute of an element. The name can only be written in source; the value may be any text.
package struct HTMLAttribute: Sendable {
  package enum Value: Sendable {
    /// The attribute alone, as in `hidden`.
    case none
    /// Text known in source, free of what would need escaping.
    case fixed(StaticString)
    case text(String)
    case number(Int)
  }

  package let name: StaticString
  package let value: Value

  package init(_ name: StaticString, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension HTMLAttribute {
  package static func `class`(_ value: StaticString) -> HTMLAttribute { HTMLAttribute("class", .fixed(value)) }
  package static func id(_ value: String) -> HTMLAttribute { HTMLAttribute("id", .text(value)) }
  package static func href(_ value: String) -> HTMLAttribute { HTMLAttribute("href", .text(value)) }
  package static func src(_ value: String) -> HTMLAttribute { HTMLAttribute("src", .text(value)) }
  package static func alt(_ value: String) -> HTMLAttribute { HTMLAttribute("alt", .text(value)) }
  package static func title(_ value: String) -> HTMLAttribute { HTMLAttribute("title", .text(value)) }
  package static func label(_ value: String) -> HTMLAttribute { HTMLAttribute("aria-label", .text(value)) }
  package static func name(_ value: StaticString) -> HTMLAttribute { HTMLAttribute("name", .fixed(value)) }
  package static func content(_ value: String) -> HTMLAttribute { HTMLAttribute("content", .text(value)) }
  package static func rel(_ value: StaticString) -> HTMLAttribute { HTMLAttribute("rel", .fixed(value)) }
  package static func role(_ value: StaticString) -> HTMLAttribute { HTMLAttribute("role", .fixed(value)) }
  package static func type(_ value: StaticString) -> HTMLAttribute { HTMLAttribute("type", .fixed(value)) }
  package static func start(_ value: Int) -> HTMLAttribute { HTMLAttribute("start", .number(value)) }
  package static func data(_ name: StaticString, _ value: String) -> HTMLAttribute { HTMLAttribute(name, .text(value)) }
  package static func flag(_ name: StaticString) -> HTMLAttribute { HTMLAttribute(name, .none) }
}
