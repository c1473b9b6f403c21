/// An argument that is known by its place.
package struct Positional: Sendable, Hashable {
  package enum Count: Sendable, Hashable {
    case one, optional
    /// Any number, also none; only the last positional of a command may be so.
    case any
  }

  package var value: ValueForm
  package var count: Count
  package var help: String

  package init(_ value: ValueForm, _ count: Count = .one, help: String) {
    self.value = value
    self.count = count
    self.help = help
  }

  /// `NAME`, `[DIR]` or `[PATH…]`.
  package var usage: String {
    switch count {
    case .one: value.placeholder
    case .optional: "[\(value.placeholder)]"
    case .any: "[\(value.placeholder)…]"
    }
  }
}
