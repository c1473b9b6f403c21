import NavigationModel

/// The texts of a scenario's names, in the order in which they first occur. The model knows their numbers alone.
package struct NameTable: Hashable, Sendable {
  package private(set) var texts: [String] = []
  private var numbers: [String: UInt16] = [:]

  /// How many names there can be: more than a person tells apart, and few enough to be looked through.
  static let limit = 1_000

  /// The name of a text; `nil` where there are too many.
  mutating func intern(_ text: String) -> Name? {
    if let number = numbers[text] { return Name(number) }
    guard texts.count < Self.limit else { return nil }
    let number = UInt16(texts.count)
    texts.append(text)
    numbers[text] = number
    return Name(number)
  }

  /// Forgets all names but the first ones.
  mutating func keep(first count: Int) {
    while texts.count > count { numbers[texts.removeLast()] = nil }
  }

  package subscript(name: Name) -> String {
    texts.indices.contains(Int(name.number)) ? texts[Int(name.number)] : "?"
  }

  /// `hut`, or `hut(42)` for a record.
  package func text(of route: Route) -> String {
    self[route.name] + (route.record.map { "(\(self[$0]))" } ?? "")
  }
}
