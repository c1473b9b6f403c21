/// Reads the declarations that a piece of source offers to other snippets.
struct DeclarationReader {
  var snippet: Int?
  var isHidden = false
  var projectFile: String?
  /// Members go to the other parts of the same fence, and those of hidden snippets to all.
  var offersMembers = false

  func declarations(in source: PartSource, from firstID: Int) -> [ContextDeclaration] {
    let imports = source.items.filter { $0.kind == .importDeclaration }
      .flatMap { source.lines[$0.lines].map(\.text) }.compactMap(\.importedModule)
    var declarations: [ContextDeclaration] = []
    for node in source.layout.nodes {
      for item in node.items {
        guard let kind = kind(of: item, in: node) else { continue }
        var declaration = declaration(item, kind, in: source)
        declaration.id = firstID + declarations.count
        declaration.imports = imports
        declarations.append(declaration)
      }
    }
    return declarations
  }

  private func kind(of item: SourceItem, in node: Layout.Node) -> ContextDeclaration.Kind? {
    switch (node, item.kind) {
    case (.file, .type), (.type, .type), (.function, .type): return .type
    case (.file, .function): return item.facts.traits.contains(.isOperator) ? .operator : .function
    case (.file, .variable): return .variable
    case (.type(.view, _), .variable), (.type(.view, _), .function):
      guard offersMembers || isHidden else { return nil }
      if item.isLocal, !isHidden { return nil }
      let isBody = item.facts.declares.contains("body")
      return isBody ? nil : (isHidden && Self.canBeGlobal(item) ? Self.globalKind(item) : .member)
    case (.function, .variable), (.function, .function):
      return isHidden && Self.canBeGlobal(item) ? Self.globalKind(item) : nil
    default: return nil
    }
  }

  private static func canBeGlobal(_ item: SourceItem) -> Bool {
    let memberly: ItemFacts.Traits = [.usesSelf, .usesProjection, .hasWrapper, .isMemberOnly, .lacksBody]
    guard item.facts.traits.isDisjoint(with: memberly), item.facts.opaqueType == nil else { return false }
    return item.kind == .function || item.facts.traits.contains(.hasInitializer)
      || item.facts.traits.contains(.isComputed)
  }

  private static func globalKind(_ item: SourceItem) -> ContextDeclaration.Kind {
    item.kind == .function ? .function : .variable
  }

  private func declaration(
    _ item: SourceItem, _ kind: ContextDeclaration.Kind, in source: PartSource
  ) -> ContextDeclaration {
    var lines = Array(source.lines[item.lines])
    if kind != .member { Self.blank(item.facts.placesToOpen, in: &lines, from: item.lines.lowerBound) }
    let group = item.facts.group
    var declaration = ContextDeclaration(
      id: 0, kind: kind, names: item.facts.declares, extendedType: group.extendedType, lines: [], imports: [],
      snippet: snippet, isHidden: isHidden, projectFile: projectFile, memberSignatures: group.signatures,
      inheritedTypes: group.inheritedTypes, needs: item.facts.names.free, needsOperators: item.facts.names.operators,
      usesMembers: item.facts.names.members)
    declaration.isInheritable = group.isInheritable
    declaration.isLocalToFence = kind == .member && !isHidden
    if group.extendedType != nil {
      declaration.kind = .extension
      declaration.names = group.names
    } else if kind == .type, item.facts.traits.contains(.isTopLevelOnly), !item.facts.traits.contains(.isMain) {
      declaration.kind = .operator
    }
    let needsActor =
      isHidden && (kind == .variable || kind == .function) && !lines.contains { $0.text.contains("@MainActor") }
    declaration.lines = (needsActor ? [AssembledLine("@MainActor")] : []) + lines
    return declaration
  }

  /// Puts space in the place of `private` and `@main`: the declaration moves to another file, where it must be seen, and
  /// there is no second entry point.
  private static func blank(_ places: [BytesInLine], in lines: inout [AssembledLine], from start: Int) {
    for place in places where lines.indices.contains(place.line - start) {
      var bytes = Array(lines[place.line - start].text.utf8)
      guard place.bytes.upperBound <= bytes.count else { continue }
      bytes.replaceSubrange(place.bytes, with: Array(repeating: UInt8(ascii: " "), count: place.bytes.count))
      lines[place.line - start].text = String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension String {
  /// `SwiftUI` of a line `import SwiftUI`, with the module of `import struct Foundation.URL`; `nil` for other lines.
  var importedModule: String? {
    let words = split { $0 == " " || $0 == "\t" || $0 == ";" }.map(String.init)
    guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { return nil }
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let name = kinds.contains(words[at + 1]) && at + 2 < words.count ? words[at + 2] : words[at + 1]
    return name.split(separator: ".").first.map(String.init)
  }
}
