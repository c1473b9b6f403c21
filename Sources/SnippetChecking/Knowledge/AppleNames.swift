import Diagnostics

/// Finds Apple's names for a person who asks: with or without container and labels, and what a misspelt one may have been.
package struct AppleNames: Sendable {
  package struct Found: Sendable {
    package var entry: AppleCatalogue.Entry
    /// What the reference SDK declares of it, all overloads of the same labels; empty for a gap.
    package var declared: [SDKIndex.Symbol]
  }

  private let catalogue: AppleCatalogue
  private let index: SDKIndex
  private let lookup: DeclarationLookup

  /// - Throws: `EnvironmentProblem` where the installation is broken.
  package init(folder: String) throws {
    catalogue = AppleCatalogue(referenceSDK: folder)
    index = try SDKContents(folder: folder).index
    lookup = DeclarationLookup(index: index)
  }

  /// Everything of that name in the catalogue, sorted by container and labels.
  ///
  /// - Parameter name: `NavigationStack`, `navigationTransition`, `View.sheet(item:onDismiss:content:)`, `.sheet`.
  package func entries(named name: String) -> [Found] {
    let asked = Question(name)
    return catalogue.entries(named: asked.baseName).filter(asked.accepts)
      .sorted { ($0.container, $0.name, $0.module) < ($1.container, $1.name, $1.module) }
      .map { Found(entry: $0, declared: lookup.symbols(for: $0)) }
  }

  /// What the reference SDK declares under that name, also of frameworks that the catalogue lacks.
  package func declarations(named name: String) -> [SDKIndex.Symbol] {
    let asked = Question(name)
    return index.symbols(named: asked.baseName).filter { asked.accepts(container: $0.container, name: $0.name) }
  }

  /// How many members of a type the catalogue knows, and how many of these are declared.
  package func members(of type: String) -> (known: Int, declared: Int) {
    let members = catalogue.entries.filter { $0.container == type && $0.isJudged && !$0.isLater }
    return (members.count, members.count { lookup.symbol(for: $0) != nil })
  }

  /// Names that are a few slips away, the nearest first; of the same container where one was named and is known.
  package func near(_ name: String, limit: Int = 5) -> [String] {
    let asked = Question(name)
    let isKnown = catalogue.entries.contains { $0.container == asked.container }
    let furthest = max(1, asked.baseName.utf8.count / 4)
    var distances: [String: Int] = [:]
    for entry in catalogue.entries {
      if let container = asked.container, isKnown, entry.container != container { continue }
      guard abs(entry.baseName.utf8.count - asked.baseName.utf8.count) <= furthest else { continue }
      let name = asked.container != nil && isKnown ? "\(entry.container).\(entry.baseName)" : entry.baseName
      guard distances[name] == nil else { continue }
      let distance = EditDistance.between(entry.baseName.lowercased(), asked.baseName.lowercased())
      if distance <= furthest { distances[name] = distance }
    }
    // What is much further than the nearest is no help.
    let nearest = distances.values.min() ?? 0
    return distances.filter { $0.value <= nearest + 1 }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(limit)
      .map(\.key)
  }
}

/// A name as a person writes it.
private struct Question {
  /// `nil` where none is named.
  var container: String?
  var baseName: String
  /// With labels, where they are given.
  var name: String?

  init(_ text: String) {
    let head = text.prefix { $0 != "(" }
    let path = head.split(separator: ".").map(String.init)
    baseName = path.last ?? ""
    if path.count > 1 { container = path.dropLast().joined(separator: ".") }
    if head.endIndex < text.endIndex { name = baseName + text[head.endIndex...].filter { $0 != " " } }
  }

  func accepts(_ entry: AppleCatalogue.Entry) -> Bool { accepts(container: entry.container, name: entry.name) }

  func accepts(container: String, name: String) -> Bool {
    (self.container == nil || self.container == container) && (self.name == nil || self.name == name)
  }
}
