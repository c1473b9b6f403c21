/// A type that nobody declares, as it is guessed from its uses.
struct GuessedType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A structure with the members as read.
    case model
    /// A structure that conforms to `View`.
    case view
    case enumeration
    /// An observable class on the main actor.
    case service
    /// A model class of SwiftData.
    case persistent
    case interface

    var isClass: Bool { self == .service || self == .persistent }
  }

  struct Parameter: Hashable, Sendable {
    /// `_` for none.
    var label: String
    /// A type; `nil` for whatever is given.
    var type: String?
    /// Whether it takes what a view builder builds.
    var isBuilder = false
  }

  struct Function: Hashable, Sendable {
    var parameters: [Parameter] = []
    /// `nil` for none.
    var result: String?
    var isAsync = false
    var isThrowing = false

    /// What tells overloads apart.
    var labels: [String] { parameters.map(\.label) }
  }

  let name: String
  var kind: Kind
  /// Whether the name itself is a guess, made for the type of a value: it gives way to any type that the compiler wants.
  var isAnonymous = false
  var initializers: [Function] = []
  /// Types by name.
  var properties: [String: String] = [:]
  var methods: [String: [Function]] = [:]
  /// The payloads by name; none for a case without.
  var cases: [String: [Parameter]] = [:]
  var statics: [String: String] = [:]
  var conformances: Set<String> = []
  /// Whether the author's types inherit from it.
  var isInherited = false
  /// Whether a service is used on the main actor alone.
  var isIsolated = true
  /// The class of UIKit or AppKit that it inherits from.
  var superclass: String?

  init(_ name: String, kind: Kind, isAnonymous: Bool = false) {
    self.name = name
    self.kind = kind
    self.isAnonymous = isAnonymous
  }

  /// Whether nothing but its name is known.
  var isBlank: Bool {
    initializers.isEmpty && properties.isEmpty && methods.isEmpty && cases.isEmpty && statics.isEmpty
  }

  /// Replaces a type's name in all types that are mentioned.
  mutating func substitute(_ name: String, with type: String) {
    func replaced(_ text: String?) -> String? { text?.replacingTypeName(name, with: type) }
    func replace(_ function: inout Function) {
      function.result = replaced(function.result)
      for index in function.parameters.indices {
        function.parameters[index].type = replaced(function.parameters[index].type)
      }
    }
    for index in initializers.indices { replace(&initializers[index]) }
    for key in properties.keys { properties[key] = replaced(properties[key]) }
    for key in statics.keys { statics[key] = replaced(statics[key]) }
    for key in methods.keys { for index in methods[key]!.indices { replace(&methods[key]![index]) } }
    for key in cases.keys {
      for index in cases[key]!.indices { cases[key]![index].type = replaced(cases[key]![index].type) }
    }
  }
}

// MARK: As Swift

extension GuessedType {
  /// The declaration, its bodies left out of account: they are never run.
  var declaration: String {
    var lines: [String] = []
    switch kind {
    case .model: lines.append("struct \(name)\(inheritance([])) {")
    case .view: lines.append("struct \(name)\(inheritance(["View"])) {")
    case .enumeration: lines.append("enum \(name)\(inheritance([])) {")
    case .service:
      let isObservable = !conformances.contains("ObservableObject") && superclass == nil
      lines.append(
        (isIsolated ? "@MainActor " : "") + (isObservable ? "@Observable " : "")
          + "final class \(name)\(inheritance(superclass.map { [$0] } ?? [])) {")
    case .persistent: lines.append("@Model final class \(name)\(inheritance([])) {")
    case .interface: lines.append("protocol \(name)\(inheritance([])) {")
    }
    lines += members.map { "  " + $0 }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func inheritance(_ first: [String]) -> String {
    let names = first + conformances.subtracting(first).sorted()
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  private var members: [String] {
    var lines = cases.keys.sorted().map { name in
      let payload = cases[name]!.map { ($0.label == "_" ? "" : "\($0.label): ") + ($0.type ?? "String") }
      return "case \(name.quotedName)" + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))")
    }
    for name in statics.keys.sorted() {
      lines.append("static var \(name.quotedName): \(statics[name]!) { fatalError() }")
    }
    for name in properties.keys.sorted() {
      switch kind {
      case .model: lines.append("var \(name.quotedName): \(properties[name]!)")
      case .interface: lines.append("var \(name.quotedName): \(properties[name]!) { get set }")
      case .view, .enumeration: lines.append("var \(name.quotedName): \(properties[name]!) { fatalError() }")
      case .service, .persistent:
        lines.append("var \(name.quotedName): \(properties[name]!) { get { fatalError() } set {} }")
      }
    }
    let body = kind == .interface ? "" : " { fatalError() }"
    if kind != .interface, kind != .enumeration {
      lines += initializers.map { "init" + $0.signature + body }
      if kind.isClass, initializers.isEmpty { lines.append("init() {}") }
      if superclass != nil { lines.append("required init?(coder: NSCoder) { fatalError() }") }
    }
    for name in methods.keys.sorted() {
      lines += methods[name]!.map { "func \(name.quotedName)" + $0.signature + body }
    }
    return lines + requirements
  }

  /// What its protocols ask of it.
  private var requirements: [String] {
    if kind == .interface { return [] }
    var lines: [String] = []
    if kind == .view { lines.append("var body: some View { EmptyView() }") }
    for conformance in conformances.sorted() { lines += Self.requirements[conformance] ?? [] }
    return lines
  }

  private static let requirements: [String: [String]] = [
    "ViewModifier": ["func body(content: Content) -> some View { content }"],
    "ButtonStyle": ["func makeBody(configuration: Configuration) -> some View { configuration.label }"],
    "PrimitiveButtonStyle": ["func makeBody(configuration: Configuration) -> some View { configuration.label }"],
    "ToggleStyle": ["func makeBody(configuration: Configuration) -> some View { configuration.label }"],
    "LabelStyle": ["func makeBody(configuration: Configuration) -> some View { configuration.title }"],
    "Shape": ["func path(in rect: CGRect) -> Path { Path() }"],
    "ToolbarContent": ["var body: some ToolbarContent { ToolbarItem { EmptyView() } }"],
    "Scene": ["var body: some Scene { WindowGroup { EmptyView() } }"],
    "Commands": ["var body: some Commands { EmptyCommands() }"],
    "CustomStringConvertible": ["var description: String { fatalError() }"],
  ]

  /// The protocols to which a guess may conform: what they ask for is made by the compiler, or can be made here.
  static let possibleConformances = Set(requirements.keys).union([
    "View", "Hashable", "Equatable", "Identifiable", "Codable", "Encodable", "Decodable", "Comparable", "Sendable",
    "Error", "CaseIterable", "ObservableObject", "Observable", "SendableMetatype", "BitwiseCopyable",
  ])
}

extension GuessedType.Function {
  /// `<A0>(item: A0, _ action: () -> Void) async -> Item`.
  var signature: String {
    var generics: [String] = []
    let texts = parameters.enumerated().map { index, parameter in
      let label = parameter.label == "_" ? "_ value\(index)" : "\(parameter.label.quotedName) value\(index)"
      if parameter.isBuilder {
        generics.append("A\(index): View")
        return "@ViewBuilder \(label): () -> A\(index)"
      }
      guard let type = parameter.type else {
        generics.append("A\(index)")
        return "\(label): A\(index)"
      }
      return "\(label): \(type.hasPrefix("(") && type.contains("->") ? "@escaping " : "")\(type)"
    }
    return (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>") + "(\(texts.joined(separator: ", ")))"
      + (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (result.map { " -> \($0)" } ?? "")
  }
}

extension String {
  /// In backticks where it is a word of the language.
  var quotedName: String {
    let words: Set = [
      "default", "case", "switch", "in", "is", "as", "for", "repeat", "return", "import", "internal", "public",
    ]
    return words.contains(self) ? "`\(self)`" : self
  }

  /// With another text in the place of each identifier of that name.
  func replacingTypeName(_ name: String, with other: String) -> String {
    var result = ""
    var word = ""
    func flush() {
      // What is optional or an array stays so, and no type is optional twice.
      result += word == name ? other : word
      word = ""
    }
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        flush()
        if character == "?", result.hasSuffix("?") { continue }
        result.append(character)
      }
    }
    flush()
    return result
  }

  /// The identifiers in it.
  var identifiers: [Substring] { split { !($0.isLetter || $0.isNumber || $0 == "_") } }
}
