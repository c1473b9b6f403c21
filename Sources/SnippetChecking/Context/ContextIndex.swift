import Diagnostics
import Documents

/// All that the snippets of one document declare, built once and asked for each part.
package struct ContextIndex: Sendable {
  /// A Swift file that the document's snippets may assume, named in its front matter.
  package struct ContextFile: Sendable, Hashable {
    /// The file as diagnostics name it.
    package var file: String
    package var text: String

    package init(file: String, text: String) {
      self.file = file
      self.text = text
    }
  }

  /// How far a part looks for what it needs.
  package enum Reach: Sendable {
    /// All snippets of the document.
    case document
    /// Hidden snippets, the context file, the same fence and what stands before: a declaration further on may be another
    /// version of what is meant here.
    case earlier
    /// Hidden snippets, the context file and the same fence.
    case hidden
  }

  package let declarations: [ContextDeclaration]
  /// For each `file=` name the ordinals of its versions, ascending.
  private let versions: [String: [Int]]
  /// The places among the declarations of those that declare a name, and of all extensions.
  private let places: [String: [Int]]
  private let extensions: [Int]
  /// The lines of each part with their layout.
  private let sources: [PartKey: PartSource]

  private struct PartKey: Hashable {
    var snippet: String
    var part: Int
  }

  /// - Parameters:
  ///   - snippets: All Swift snippets of the document.
  ///   - contextFile: `context` of its front matter.
  package init(snippets: [Snippet], contextFile: ContextFile? = nil) {
    var declarations: [ContextDeclaration] = []
    var versions: [String: [Int]] = [:]
    var sources: [PartKey: PartSource] = [:]
    if let contextFile { declarations += Self.declarations(in: contextFile) }
    for snippet in snippets {
      if let name = snippet.attributes.file?.value { versions[name, default: []].append(snippet.ordinal) }
      for part in snippet.parts {
        sources[PartKey(snippet: snippet.id, part: part.ordinal)] = PartSource(part, of: snippet)
      }
      guard snippet.attributes.isContext else { continue }
      let reader = DeclarationReader(
        snippet: snippet.ordinal, isHidden: snippet.attributes.isHidden,
        projectFile: snippet.attributes.file?.value, offersMembers: snippet.parts.count > 1)
      let whole = snippet.parts.count == 1 && snippet.parts[0].mark != .wrong && snippet.parts[0].sharedLines.isEmpty
      let known = whole ? sources[PartKey(snippet: snippet.id, part: 1)].map { [$0] } : nil
      for source in known ?? Self.sources(of: snippet) {
        declarations += reader.declarations(in: source, from: declarations.count)
      }
    }
    self.declarations = declarations
    var places: [String: [Int]] = [:]
    for (place, declaration) in declarations.enumerated() where declaration.kind != .extension {
      for name in declaration.names { places[name, default: []].append(place) }
    }
    self.places = places
    extensions = declarations.indices.filter { declarations[$0].kind == .extension }
    self.versions = versions
    self.sources = sources
  }

  /// A part's lines with their layout; worked out anew for a part that isn't of the index's snippets.
  func source(for part: SnippetPart, of snippet: Snippet) -> PartSource {
    sources[PartKey(snippet: snippet.id, part: part.ordinal)] ?? PartSource(part, of: snippet)
  }

  private static func declarations(in contextFile: ContextFile) -> [ContextDeclaration] {
    let lines = contextFile.text.swiftLines.enumerated().map { index, text in
      let line = CodeFence.Line(text: text, line: index + 1, column: 1)
      return AssembledLine(text, origin: .init(file: contextFile.file, line: line))
    }
    return DeclarationReader(isHidden: true).declarations(in: PartSource(lines: lines, isFile: true), from: 0)
  }

  /// The pieces of a snippet that may serve others: what its parts share, and each part that isn't wrong.
  private static func sources(of snippet: Snippet) -> [PartSource] {
    let parts = snippet.parts.filter { $0.mark != .wrong }
    guard let first = snippet.parts.first else { return [] }
    let isFramed = first.sharedLines.contains { $0.lowerBound >= first.lines.upperBound && $0.count > 1 }
    if isFramed { return parts.last.map { [PartSource($0, of: snippet)] } ?? [] }
    let isFile = snippet.attributes.isFile
    let head = first.sharedLines.filter { $0.upperBound <= first.lines.lowerBound }.flatMap { Array($0) }
    let shared = head.isEmpty ? [] : [PartSource(lines: PartSource.lines(at: head, of: snippet), isFile: isFile)]
    return shared + parts.map { PartSource(lines: PartSource.lines(at: $0.lines, of: snippet), isFile: isFile) }
  }

  /// The declarations that a part needs and doesn't have itself, in the order of the document, the context file first.
  ///
  /// At most one declaration serves a name. Hidden snippets and the context file come first, then the other parts of
  /// the same fence, then earlier snippets, the nearest first, then later ones.
  package func context(
    for part: SnippetPart, of snippet: Snippet, reach: Reach = .document
  ) -> [ContextDeclaration] {
    if snippet.attributes.isAlone { return [] }
    let source = source(for: part, of: snippet)
    let candidates = candidates(among: relevant(to: source), for: part, of: snippet, within: reach)
    var chooser = ContextChooser(source: source, candidates: candidates)
    return chooser.choose().sorted { $0.id < $1.id }
  }

  /// What a part may come to need: what declares a name that it uses, all extensions with the types that they extend, and
  /// what these need in turn. A document may have thousands of other declarations.
  private func relevant(to source: PartSource) -> [ContextDeclaration] {
    let names = source.items.names
    var open = Array(names.free) + Array(names.operators)
    var found = Set(extensions)
    func note(_ declaration: ContextDeclaration) {
      open += Array(declaration.needs) + Array(declaration.needsOperators)
    }
    for place in extensions {
      note(declarations[place])
      if let type = declarations[place].extendedType { open.append(type) }
    }
    while let name = open.popLast() {
      for place in places[name] ?? [] where found.insert(place).inserted { note(declarations[place]) }
    }
    return found.sorted().map { declarations[$0] }
  }

  private func candidates(
    among declarations: [ContextDeclaration], for part: SnippetPart, of snippet: Snippet, within reach: Reach
  ) -> [ContextDeclaration] {
    let own = Set(part.lineIndices)
    let ranked = declarations.compactMap {
      declaration -> (rank: Int, distance: Int, declaration: ContextDeclaration)? in
      guard let ordinal = declaration.snippet else { return (0, 0, declaration) }
      if let file = declaration.projectFile, ordinal != snippet.ordinal {
        let earlier = versions[file]?.last { $0 < snippet.ordinal }
        guard file != snippet.attributes.file?.value, ordinal == earlier else { return nil }
      }
      if ordinal == snippet.ordinal {
        let indices = declaration.lines.compactMap { $0.origin?.index }
        // Members of the same fence serve what follows them: what comes later is another way to write them.
        let isLater = declaration.kind == .member && (indices.first ?? 0) > part.lines.lowerBound
        return isLater || indices.contains(where: own.contains) ? nil : (1, 0, declaration)
      }
      if declaration.isLocalToFence { return nil }
      if declaration.isHidden { return (0, abs(ordinal - snippet.ordinal), declaration) }
      guard reach == .document || (reach == .earlier && ordinal < snippet.ordinal) else { return nil }
      return ordinal < snippet.ordinal
        ? (2, snippet.ordinal - ordinal, declaration) : (3, ordinal - snippet.ordinal, declaration)
    }
    return ranked.sorted { ($0.rank, $0.distance, $0.declaration.id) < ($1.rank, $1.distance, $1.declaration.id) }
      .map(\.declaration)
  }
}
