import Diagnostics
import SwiftParser
import SwiftSyntax

/// The declarations that were guessed for snippets, made into one Swift file for authors to correct and keep.
///
/// Where snippets were given different versions of a type, the file has all members of all of them.
package struct GuessedContext {
  /// What is known of one name.
  private struct Entry {
    /// `struct Hut: Hashable`
    var head: String
    var kind: SyntaxKind
    /// In the order in which they were found; empty for what has no members.
    var members: [String]
    var isType: Bool
  }

  private var names: [String] = []
  private var entries: [String: Entry] = [:]
  /// Variables of the frames around fragments, which stand in no file.
  private var frameMembers: [String] = []
  /// Declarations that contradict an earlier one of that name.
  private var contradictions: [String] = []

  package init(_ snippets: [SnippetReport]) {
    for declaration in snippets.flatMap(\.placeholders) { read(declaration) }
  }

  package var isEmpty: Bool { entries.isEmpty && frameMembers.isEmpty }

  /// The file's text.
  package var text: String {
    var parts = ["import SwiftUI"]
    parts += names.sorted().map { name in
      let entry = entries[name]!
      guard entry.isType else { return entry.head }
      return "\(entry.head) {\n" + entry.members.map { "  \($0)\n" }.joined() + "}"
    }
    if !frameMembers.isEmpty {
      parts.append(
        "// State of the views that fragments are cut from; put it into a hidden snippet before them:\n"
          + frameMembers.map { "//   \($0)" }.joined(separator: "\n"))
    }
    if !contradictions.isEmpty {
      parts.append(
        "// Other snippets want these otherwise; choose one, and correct the snippets that it doesn't suit:\n"
          + contradictions.map { "//   " + $0.split(separator: "\n").joined(separator: "\n//   ") }.joined(
            separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private mutating func read(_ text: String) {
    // A variable of a frame is state, or the environment's.
    if text.hasPrefix("@State ") || text.hasPrefix("@Environment(") {
      let shown = text.split(separator: " = { () ->").first.map(String.init) ?? text
      if !frameMembers.contains(shown) { frameMembers.append(shown) }
      return
    }
    guard let declaration = Parser.parse(source: text).statements.first?.item.as(DeclSyntax.self) else { return }
    if let type = declaration.asProtocol((any DeclGroupSyntax).self), let name = declaration.declaredName {
      let head = String(text.prefix { $0 != "{" }).trimmedAtEnd
      let members = type.memberBlock.members.map(\.trimmedDescription)
      add(name, Entry(head: head, kind: declaration.kind, members: members, isType: true), text)
    } else {
      // Overloads of a function are different things.
      let name = declaration.declaredName ?? text
      let isFunction = declaration.is(FunctionDeclSyntax.self)
      add(isFunction ? text : name, Entry(head: text, kind: declaration.kind, members: [], isType: false), text)
    }
  }

  private mutating func add(_ name: String, _ entry: Entry, _ text: String) {
    guard let known = entries[name] else {
      names.append(name)
      entries[name] = entry
      return
    }
    guard known.kind == entry.kind, known.isType, let head = Self.merged(known.head, entry.head) else {
      if known.head != entry.head, !contradictions.contains(text) { contradictions.append(text) }
      return
    }
    entries[name]!.head = head
    let taken = Set(known.members.map(Self.key))
    entries[name]!.members += entry.members.filter { !taken.contains(Self.key($0)) }
  }

  /// One head with the protocols of both; `nil` where more than these differ.
  private static func merged(_ first: String, _ second: String) -> String? {
    let (left, right) = (parted(first), parted(second))
    guard left.name == right.name else { return nil }
    let all = (left.protocols + right.protocols).uniqued
    return left.name + (all.isEmpty ? "" : ": " + all.joined(separator: ", "))
  }

  private static func parted(_ head: String) -> (name: String, protocols: [String]) {
    guard let colon = head.firstIndex(of: ":") else { return (head, []) }
    let protocols = head[head.index(after: colon)...].split(separator: ",").map { String($0).trimmedAtEnd }
    return (String(head[..<colon]), protocols.map { String($0.drop { $0 == " " }) })
  }

  /// What tells members apart: the first snippet's type of a property holds.
  private static func key(_ member: String) -> String {
    let words = member.split(separator: " ", maxSplits: 2)
    guard words.count > 1, ["var", "case"].contains(words[0]) else { return member }
    return words[0] + " " + words[1].prefix { $0 != ":" && $0 != "(" }
  }
}

extension DeclSyntax {
  fileprivate var declaredName: String? {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }
}
