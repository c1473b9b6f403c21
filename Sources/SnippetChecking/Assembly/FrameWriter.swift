/// Writes the part's lines in order, with the frames of its layout around them.
struct FrameWriter {
  private let source: PartSource
  private let members: [ContextDeclaration]
  private let extraMembers: [String]
  private var output: [AssembledLine] = []
  private var count = 0
  /// The beginning of all generated names; longer where the author's text has it too.
  private let prefix: String

  init(source: PartSource, members: [ContextDeclaration], extraMembers: [String]) {
    self.source = source
    self.members = members
    self.extraMembers = extraMembers
    let text = (source.lines + members.flatMap(\.lines)).map(\.text) + extraMembers
    var prefix = "Waymark"
    while text.contains(where: { $0.contains(prefix) || $0.contains(prefix.lowercased()) }) { prefix += "_" }
    self.prefix = prefix
  }

  /// Whether a frame names something of SwiftUI.
  var needsSwiftUI: Bool {
    source.layout.nodes.contains { node in
      guard case .type(let container, _) = node else { return hasMembers && node.isFunction }
      switch container {
      case .view, .app, .viewModifier, .toolbarContent, .commands, .observableObject: return true
      case .structure, .actorClass, .enumeration, .interface: return false
      }
    }
  }

  var acceptsMembers: Bool {
    source.layout.nodes.contains { node in
      switch node {
      case .type(let container, _): ![.enumeration, .interface].contains(container)
      case .function: true
      case .file, .alternative: false
      }
    }
  }

  private var hasMembers: Bool { !members.isEmpty || !extraMembers.isEmpty }

  mutating func write() -> [AssembledLine] {
    if source.layout.nodes.isEmpty { return source.lines }
    for node in source.layout.nodes {
      count += 1
      switch node {
      case .file(let items): copy(items)
      case .alternative(let items): frame("enum \(prefix)Alternative\(count) {") { $0.copy(items) }
      case .function(let items) where hasMembers:
        write(.view, [Layout.Piece(kind: .method, items: items)])
      case .function(let items): writeFunction(items, attribute: "@MainActor ")
      case .type(let container, let pieces): write(container, pieces)
      }
    }
    return output
  }

  // MARK: Frames

  private mutating func write(_ container: MemberContainer, _ pieces: [Layout.Piece]) {
    let items = pieces.flatMap(\.items)
    if container == .view, !hasMembers, isFree(pieces) {
      for (index, piece) in pieces.enumerated() { write(piece, attribute: "@MainActor ", index: index) }
      return
    }
    let declared = Set(items.filter { !$0.isFileLevel }.flatMap(\.facts.declares))
    frame(opening(of: container, items)) { writer in
      writer.writeContextMembers(declaring: declared, in: container)
      for (index, piece) in pieces.enumerated() { writer.write(piece, attribute: "", index: index) }
      writer.complete(container, items, hasBody: declared.contains("body"))
    }
  }

  /// Whether bodies and statements need no type around them. Better without: in a view, a name that nothing declares,
  /// such as `offset` or `id`, would mean the view's modifier of that name.
  private func isFree(_ pieces: [Layout.Piece]) -> Bool {
    pieces.allSatisfy { piece in
      piece.kind != .members && piece.items.traits.isDisjoint(with: [.usesSelf, .capturesWeakly])
    }
  }

  private mutating func write(_ piece: Layout.Piece, attribute: String, index: Int) {
    switch piece.kind {
    case .members: copy(piece.items)
    case .body(let kind):
      frame(attribute + Self.function("\(prefix.lowercased())Body\(count)_\(index)", kind)) {
        $0.copyBody(piece.items, kind)
      }
    case .method: writeFunction(piece.items, attribute: attribute, index: index)
    }
  }

  private func opening(of container: MemberContainer, _ items: [SourceItem]) -> String {
    let name = "\(prefix)\(Self.suffix(of: container))\(count)"
    switch container {
    case .view:
      // Without a body there is nothing for which it must be a view, and its modifiers' names stay free.
      let hasBody = items.contains { !$0.isFileLevel && $0.facts.declares.contains("body") }
      return hasBody ? "struct \(name): View {" : "@MainActor struct \(name) {"
    case .app: return "struct \(name): App {"
    case .viewModifier: return "struct \(name): ViewModifier {"
    case .toolbarContent: return "struct \(name): ToolbarContent {"
    case .commands: return "struct \(name): Commands {"
    case .structure: return "@MainActor struct \(name) {"
    case .actorClass: return "@MainActor final class \(name) {"
    case .observableObject: return "@MainActor final class \(name): ObservableObject {"
    case .interface: return "protocol \(name) {"
    case .enumeration:
      let cases = items.filter { $0.kind == .enumCase }.traits
      if cases.contains(.hasIntegerRawValue) { return "enum \(name): Int {" }
      return cases.contains(.hasRawValue) ? "enum \(name): String {" : "enum \(name) {"
    }
  }

  private static func suffix(of container: MemberContainer) -> String {
    switch container {
    case .view: "View"
    case .app: "App"
    case .viewModifier: "Modifier"
    case .toolbarContent: "Toolbar"
    case .commands: "Commands"
    case .structure, .actorClass, .observableObject: "Type"
    case .enumeration: "Enumeration"
    case .interface: "Protocol"
    }
  }

  /// Adds what the frame's type can't do without.
  private mutating func complete(_ container: MemberContainer, _ items: [SourceItem], hasBody: Bool) {
    switch container {
    case .app where !hasBody: line("var body: some Scene { WindowGroup { EmptyView() } }")
    case .actorClass, .observableObject:
      let needsValue = items.contains { item in
        item.kind == .variable && item.facts.traits.isDisjoint(with: [.hasInitializer, .isComputed])
      }
      let hasInit = items.contains { $0.kind == .member && $0.facts.signatures.contains { $0.hasPrefix("init") } }
      if needsValue, !hasInit { line("init() { fatalError() }") }
    default: break
    }
  }

  /// Members of other parts or hidden snippets that the frame's items use, then those handed in.
  private mutating func writeContextMembers(declaring declared: Set<String>, in container: MemberContainer) {
    guard ![.enumeration, .interface].contains(container) else { return }
    for member in members where declared.isDisjoint(with: member.names) { output += member.lines }
    for member in extraMembers {
      for text in member.swiftLines { line(text) }
    }
  }

  private mutating func writeFunction(_ items: [SourceItem], attribute: String, index: Int = 0) {
    let name = "\(prefix.lowercased())Statements\(count)_\(index)"
    // In an asynchronous function a call would mean the asynchronous one of two functions.
    let effects = awaits(items) ? "async throws" : "throws"
    if items.filter({ $0.kind == .statement }).traits.contains(.returnsValue) {
      // The result's type is the compiler's to find out; a closure lets it.
      frame("\(attribute)func \(name)() \(effects) {") { writer in
        writer.frame("let \(name)_result = { @MainActor () \(effects) in") { $0.copy(items) }
        writer.line("_ = \(name)_result")
      }
    } else {
      frame("\(attribute)func \(name)() \(effects) {") { $0.copy(items) }
    }
  }

  /// Whether the items wait for something; a comment that says so does no harm.
  private func awaits(_ items: [SourceItem]) -> Bool {
    items.contains { item in
      source.lines[item.lines].contains { $0.text.contains("await") || $0.text.contains("async let") }
    }
  }

  private static func function(_ name: String, _ kind: BuilderKind) -> String {
    switch kind {
    case .view: "@ViewBuilder func \(name)() -> some View {"
    case .scene: "@SceneBuilder func \(name)() -> some Scene {"
    case .toolbarContent: "@ToolbarContentBuilder func \(name)() -> some ToolbarContent {"
    case .tabContent: "@TabContentBuilder<Never> func \(name)() -> some TabContent<Never> {"
    case .commands: "@CommandsBuilder func \(name)() -> some Commands {"
    }
  }

  /// A chain gets something to stand on.
  private mutating func copyBody(_ items: [SourceItem], _ kind: BuilderKind) {
    for item in items {
      if item.isChain { line(ChainBase.expression(for: source.lines[item.lines].map(\.text), kind)) }
      copy([item])
    }
  }

  // MARK: Lines

  private mutating func frame(_ opening: String, _ content: (inout FrameWriter) -> Void) {
    line(opening)
    content(&self)
    line("}")
  }

  private mutating func copy(_ items: [SourceItem]) {
    for item in items { output += source.lines[item.lines] }
  }

  private mutating func line(_ text: String) {
    output.append(AssembledLine(text))
  }
}

extension Layout.Node {
  fileprivate var isFunction: Bool {
    if case .function = self { true } else { false }
  }
}
