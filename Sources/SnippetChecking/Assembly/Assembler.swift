import Diagnostics
import Documents

/// Makes texts for the compiler out of a part and its context. Pure: the same input gives the same texts.
package enum Assembler {
  /// - Parameters:
  ///   - context: From `ContextIndex.context(for:of:)`.
  ///   - members: Declarations to put into the frame of loose members, bodies and statements, such as
  ///     `@State var isPresented = false`, one a line or several.
  ///   - index: The document's index, which has worked out the part's layout already.
  package static func assemble(
    _ part: SnippetPart, of snippet: Snippet, context: [ContextDeclaration] = [], members: [String] = [],
    index: ContextIndex? = nil
  ) -> Assembly {
    let source = index?.source(for: part, of: snippet) ?? PartSource(part, of: snippet)
    let isScript = snippet.attributes.run != nil && source.isExecutable
    var writer = FrameWriter(source: source, members: context.filter { $0.kind == .member }, extraMembers: members)
    let isTest = snippet.attributes.test != nil
    let lines = isScript || isTest ? source.lines : writer.write()
    let ownImports = source.items.filter { $0.kind == .importDeclaration }
      .flatMap { source.lines[$0.lines] }.compactMap(\.text.importedModule)
    let needsSwiftUI = !isScript && !isTest && writer.needsSwiftUI && !ownImports.contains("SwiftUI")
    let addsSwiftUI = needsSwiftUI || ownImports.isEmpty
    let implied = ownImports.isEmpty ? ImpliedImports.modules(for: lines) : []
    let testing = isTest && !ownImports.contains("Testing") ? ["Testing"] : []
    let added = (addsSwiftUI ? ["SwiftUI"] : []) + implied + testing
    let head = added.map { AssembledLine("import \($0)") }
    let tail = source.elisions.usesPlaceholder ? [Self.placeholder] : []
    let primary = head + lines + tail

    let files = context.filter { $0.kind != .member }
    let second = contextLines(files)
    let imports = added + ownImports + second.imports
    return Assembly(
      shape: source.layout.shape, source: primary.text, lineMap: primary.map,
      contextSource: files.isEmpty ? nil : second.lines.text, contextMap: second.lines.map, context: context,
      imports: imports.uniqued, hasMain: isScript || source.hasMainType, isParseAsLibrary: !isScript,
      elisions: elisionSpans(source), usedNames: usedNames(source, context: context),
      acceptsMembers: !isScript && writer.acceptsMembers, problem: source.problem)
  }

  private static let placeholder = AssembledLine("private var \(Elisions.placeholder): Never { fatalError() }")

  private static func contextLines(_ declarations: [ContextDeclaration]) -> (lines: [AssembledLine], imports: [String])
  {
    guard !declarations.isEmpty else { return ([], []) }
    var imports = declarations.flatMap(\.imports)
    let bare = declarations.filter { $0.imports.isEmpty }
    if !bare.isEmpty { imports = ["SwiftUI"] + ImpliedImports.modules(for: bare.flatMap(\.lines)) + imports }
    imports = imports.uniqued
    var lines = imports.map { AssembledLine("import \($0)") }
    for declaration in declarations { lines += declaration.lines }
    if lines.contains(where: { $0.text.contains(Elisions.placeholder) }) { lines.append(placeholder) }
    return (lines, imports)
  }

  private static func elisionSpans(_ source: PartSource) -> [SourceSpan] {
    source.elisions.places.compactMap(source.span)
  }

  private static func usedNames(_ source: PartSource, context: [ContextDeclaration]) -> [Assembly.UsedName] {
    var uses: [String: Set<Assembly.UsedName.Use>] = [:]
    let names = source.items.names
    func note(_ set: Set<String>, _ use: Assembly.UsedName.Use) {
      for name in set where !names.declared.contains(name) { uses[name, default: []].insert(use) }
    }
    note(names.types, .type)
    note(names.calls, .call)
    note(names.values.subtracting(names.calls), .value)
    note(names.projections, .projection)
    note(names.attributes, .attribute)
    for declaration in context {
      for name in declaration.needs where uses[name] == nil { uses[name] = [] }
    }
    let declared = Set(context.filter { $0.kind != .extension }.flatMap(\.names))
    return uses.filter { !declared.contains($0.key) && $0.key != Elisions.placeholder }
      .map { .init(name: $0.key, uses: $0.value.sorted(), span: names.places[$0.key].flatMap(source.span)) }
      .sorted { $0.name < $1.name }
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in their order.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension PartSource {
  /// Why the part can't be completed; `nil` where it can.
  var problem: String? {
    if case .unknown(let reason) = layout.shape { return reason }
    return isEmpty ? "there is no code in it to judge" : nil
  }

  /// Where bytes of a line lie in the document.
  func span(of place: BytesInLine) -> SourceSpan? {
    guard lines.indices.contains(place.line), let origin = lines[place.line].origin else { return nil }
    let start = origin.line.column(ofByte: place.bytes.lowerBound)
    let end = origin.line.column(ofByte: place.bytes.upperBound)
    return SourceSpan(
      file: origin.file, start: .init(line: origin.line.line, column: start),
      end: .init(line: origin.line.line, column: end))
  }

  /// Whether there is nothing but comments, or dots for what is left out.
  private var isEmpty: Bool {
    items.allSatisfy { item in
      lines[item.lines].allSatisfy { line in
        let text = line.text.drop { $0 == " " || $0 == "\t" }
        return text.isEmpty || text.hasPrefix("//")
          || text.trimmingPrefix(Elisions.placeholder).allSatisfy(\.isWhitespace)
      }
    }
  }

  var hasMainType: Bool { items.contains { $0.facts.traits.contains(.isMain) } }

  /// Whether it is a program: it has statements, and nothing that can't stand at a program's top level.
  var isExecutable: Bool {
    var hasStatements = false
    for item in items {
      switch item.kind {
      case .statement, .expression: hasStatements = true
      case .chain, .member, .enumCase, .broken: return false
      case .importDeclaration, .type, .preview, .function, .variable: break
      }
    }
    return hasStatements && !hasMainType
  }
}
