import Diagnostics
import Documents
import NavigationModel

/// A table of a document that says what presentations mean, held cell by cell to what the model of navigation knows.
///
/// A `waymark: semantics` comment directly before a table asks for it. Each row is a way to show something; columns are
/// told by their titles: API, who closes it, and platforms.
package struct SemanticsTable {
  private enum Column {
    case semantic, api, closing
    case look([Platform])
    /// The model has nothing to say of it.
    case other
  }

  private let table: Table
  private let columns: [Column]
  private var diagnostics: [Diagnostic] = []

  /// What is wrong with a document's tables of this kind.
  package static func diagnostics(of document: Document) -> [Diagnostic] {
    tables(in: document.blocks).flatMap { table in
      var checked = SemanticsTable(table)
      for row in table.rows { checked.check(row) }
      return checked.diagnostics
    }
  }

  private static func tables(in blocks: [Block]) -> [Table] {
    blocks.flatMap { block -> [Table] in
      switch block.kind {
      case .table(let table): table.comment?.text == Table.semanticsComment ? [table] : []
      case .blockQuote(let inner), .alert(_, let inner): tables(in: inner)
      case .list(let list): list.items.flatMap { tables(in: $0.blocks) }
      default: []
      }
    }
  }

  private init(_ table: Table) {
    self.table = table
    columns = table.header.enumerated().map { $0.offset == 0 ? .semantic : Self.column($0.element.text.lowercased()) }
  }

  private static func column(_ title: String) -> Column {
    let words = Set(title.split { !$0.isLetter }.map(String.init))
    if !words.isDisjoint(with: ["api", "apis"]) { return .api }
    if title.contains(#/clos|dismiss/#) { return .closing }
    var platforms: [Platform] = []
    if !words.isDisjoint(with: ["iphone", "ios"]) { platforms.append(.iPhone) }
    if !words.isDisjoint(with: ["ipad", "ipados", "ios"]) { platforms.append(.iPad) }
    if !words.isDisjoint(with: ["mac", "macos"]) { platforms.append(.mac) }
    return platforms.isEmpty ? .other : .look(platforms)
  }

  // MARK: Rows

  private mutating func check(_ row: [Table.Cell]) {
    guard let title = row.first, !title.text.isEmpty else { return }
    guard let semantic = Semantic.allCases.first(where: { $0.isNamed(title.text) }) else {
      let known = Semantic.allCases.map(\.title.description)
      let near = EditDistance.nearest(to: title.text, among: known)
      return complain(
        "semantics-row", "the model knows no '\(title.text)'", at: title,
        near.map { "Did you mean '\($0)'?" } ?? "\(WordList.list(known)) are known.")
    }
    var before: [Platform] = []
    for (index, cell) in row.enumerated() where index < columns.count && !cell.text.isEmpty {
      switch columns[index] {
      case .semantic, .other: break
      case .api: checkAPI(cell, of: semantic)
      case .closing: checkClosing(CellClaims(cell.text), in: cell, of: semantic, on: Platform.allCases)
      case .look(let platforms):
        checkLook(cell, of: semantic, on: platforms, after: before)
        before = platforms
      }
    }
  }

  /// The first of the semantic's names must be there; other names of APIs only if they belong to it.
  private mutating func checkAPI(_ cell: Table.Cell, of semantic: Semantic) {
    let words = cell.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let own = semantic.apis.map(\.description)
    if semantic == .rootSwap ? own.allSatisfy({ !words.contains($0) }) : !words.contains(own[0]) {
      complain(
        "semantics-cell", "the API of '\(semantic.title)' is not '\(cell.text)'", at: cell,
        "It is '\(semantic.declaration)'.")
    }
    for other in Semantic.allCases where other != semantic && other != .rootSwap {
      let name = other.apis[0].description
      if words.contains(name), !own.contains(name) {
        complain("semantics-cell", "'\(name)' shows \(other.title.description.lowercased()), not this", at: cell)
      }
    }
  }

  // MARK: Closing

  private mutating func checkClosing(
    _ claims: CellClaims, in cell: Table.Cell, of semantic: Semantic, on platforms: [Platform]
  ) {
    let facts = Self.facts(semantic, on: platforms).filter(\.isAvailable)
    let possible = facts.reduce(into: DismissalMeans()) { $0.formUnion($1.dismissal) }.subtracting(.program)
    let words = possible.phrases
    let truth = words.isEmpty ? "Nobody closes it." : "The model knows: \(WordList.list(words))."
    if claims.saysNobody, !possible.isEmpty {
      return complain("semantics-cell", "somebody can close it", at: cell, truth)
    }
    if claims.closings.isEmpty, !claims.saysNobody {
      return complain(
        "semantics-unread", "the model can't tell whether '\(cell.text)' is so", at: cell, truth)
    }
    for closing in claims.closings {
      let isPossible = !possible.isDisjoint(with: closing.means)
      if isPossible == closing.isDenied {
        complain(
          "semantics-cell",
          "'\(closing.words)' \(closing.isDenied ? "does close" : "doesn't close") "
            + "\(semantic.title.description.lowercased())", at: cell, truth)
      }
    }
    let named = claims.closings.filter { !$0.isDenied }.reduce(into: DismissalMeans()) { $0.formUnion($1.means) }
    let missing = possible.subtracting(named)
    if claims.isExclusive, !missing.isEmpty {
      let others = missing.phrases.joined(separator: ", ")
      complain("semantics-cell", "not only that closes it: \(others) does as well", at: cell, truth)
    }
  }

  private static func facts(_ semantic: Semantic, on platforms: [Platform]) -> [PresentationSemantics] {
    platforms.flatMap { platform in
      Baseline.allCases.map { PresentationSemantics(semantic, on: Device(platform, $0)) }
    }
  }

  // MARK: Looks

  private mutating func checkLook(
    _ cell: Table.Cell, of semantic: Semantic, on platforms: [Platform], after before: [Platform]
  ) {
    let claims = CellClaims(cell.text)
    let facts = Self.facts(semantic, on: platforms)
    let isAvailable = facts.contains(where: \.isAvailable)
    let names = platforms.map(\.word.description).joined(separator: ", ")
    if claims.looks.contains(.unavailable) == isAvailable {
      return complain(
        "semantics-cell",
        "\(semantic.title.description.lowercased()) is \(isAvailable ? "" : "un")available on \(names)",
        at: cell, "Say \(isAvailable ? "how it looks there" : "that it is unavailable, and what to take instead").")
    }
    guard isAvailable else { return }
    for look in claims.looks { check(look, cell, semantic, facts, before) }
    if !claims.closings.isEmpty { checkClosing(claims, in: cell, of: semantic, on: platforms) }
    // A root swap looks like whatever it swaps in, so there is nothing to be wrong about.
    if claims.isEmpty, semantic.kind != nil || semantic == .push {
      complain("semantics-unread", "the model can't tell whether '\(cell.text)' is so", at: cell)
    }
  }

  private mutating func check(
    _ look: CellClaims.Look, _ cell: Table.Cell, _ semantic: Semantic, _ facts: [PresentationSemantics],
    _ before: [Platform]
  ) {
    switch look {
    case .unavailable: break
    case .same:
      let same = Set(facts.map(\.look)) == Set(Self.facts(semantic, on: before).map(\.look))
      if !same { complain("semantics-cell", "it is not the same here as in the column before", at: cell) }
    case .appears(let appearance, let words):
      if !facts.contains(where: { $0.regular == appearance || $0.compact == appearance }) {
        let looks = Set(facts.flatMap { [$0.regular, $0.compact].compactMap { $0?.word.description } }).sorted()
        complain(
          "semantics-cell", "'\(words)' isn't so here", at: cell, "It appears as: \(looks.joined(separator: ", ")).")
      }
    case .sized(let sizing, let isDenied, let words):
      if facts.contains(where: { $0.sizing == sizing }) == isDenied {
        complain(
          "semantics-cell", "'\(words)' \(isDenied ? "is so" : "isn't so") here", at: cell,
          "Its size comes from: \(Set(facts.map { "\($0.sizing)" }).sorted().joined(separator: ", ")).")
      }
    }
  }

  private mutating func complain(
    _ id: String, _ message: String, at cell: Table.Cell,
    _ advice: String? = nil
  ) {
    let severity: Diagnostic.Severity = id == "semantics-unread" ? .warning : .error
    diagnostics.append(Diagnostic(id, severity, message, at: cell.span, recommendation: advice))
  }
}

extension Semantic {
  /// Whether a row's title means it: its name, or how people abbreviate it.
  fileprivate func isNamed(_ title: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter } }
    var names = [self.title.description, "\(self)"]
    if self == .cover { names += ["cover", "fullScreenCover"] }
    if self == .confirmationDialog { names.append("dialog") }
    return names.contains { plain($0) == plain(title) }
  }
}

extension DismissalMeans {
  fileprivate var phrases: [String] { Self.words.filter { contains($0.means) }.map(\.word.description) }
}

extension PresentationSemantics {
  /// What must be equal for a table to call two platforms the same.
  fileprivate var look: [String] {
    [regular, compact].map { $0?.word.description ?? "" } + ["\(sizing)", "\(dismissal.subtracting(.program).words)"]
  }
}
