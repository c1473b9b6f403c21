import NavigationModel

/// The texts of a scenario's names, in the order in which they first occur. The model knows their numbers alone.
package struct NameTable: Hashable, Sendable {
  package private(set) var texts: [String] = []
  private var numbers: [String: UInt16] = [:]

  /// How many names there can be: as many as numbers that the model has for them.
  static let limit = Int(UInt16.max)

  /// The name of a text; `nil` where there are too many.
  mutating func intern(_ text: String) -> Name? {
    if let number = numbers[text] { return Name(number) }
    guard texts.count < Self.limit else { return nil }
    let number = UInt16(texts.count)
    texts.append(text)
    numbers[text] = number
    return Name(number)
  }

  package subscript(name: Name) -> String {
    texts.indices.contains(Int(name.number)) ? texts[Int(name.number)] : "?"
  }
}
