import SwiftParser
import SwiftSyntax

/// Makes guesses of uses, and mends them by the compiler's complaints.
struct GuessBuilder {
  let knowledge: Knowledge
  let platform: ApplePlatform
  let task: JudgingTask
  private(set) var guesses: Guesses
  /// What must not be guessed, and why.
  private(set) var obstacle: Finding?

  private var tree: SourceFileSyntax
  private var converter: SourceLocationConverter
  private var uses: NameUses
  private let contextUses: NameUses
  /// What the part and its context declare.
  private let declared: Set<String>
  private let parameterTypes: ParameterTypes

  init(knowledge: Knowledge, platform: ApplePlatform, task: JudgingTask, guesses: Guesses) {
    self.knowledge = knowledge
    self.platform = platform
    self.task = task
    self.guesses = guesses
    tree = Parser.parse(source: task.assembly.source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    uses = NameUses(in: tree)
    let context = Parser.parse(source: task.assembly.contextSource ?? "")
    contextUses = NameUses(in: context)
    declared = DeclaredNames.names(in: tree).union(DeclaredNames.names(in: context))
    parameterTypes = ParameterTypes(index: knowledge.index)
  }

  /// Takes the text that the next complaints speak of.
  mutating func read(_ source: String) {
    tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    uses = NameUses(in: tree)
  }

  private var knownTypes: Set<String> {
    Set(guesses.types.values.filter { !$0.isAnonymous }.map(\.name)).union(
      declared.filter { $0.first?.isUppercase == true }
    )
    .union(uses.byName.filter { $0.key.first?.isUppercase == true && isEligible($0.key) }.map(\.key))
  }

  // MARK: Names

  /// Whether a name may be the author's own: it is neither Apple's nor nearly so.
  private func isEligible(_ name: String) -> Bool {
    knowledge.catalogue.topLevel(name).isEmpty && !knowledge.toolchain.types.contains(name)
      && knowledge.index.symbols(named: name).allSatisfy { !$0.container.isEmpty } && slip(name) == nil
  }

  private func slip(_ name: String) -> String? {
    let isLower = name.first?.isLowercase == true
    let meant = knowledge.catalogue.misspelling(of: name) { entry in
      entry.name.first?.isLowercase == isLower
        && (entry.container.isEmpty || entry.container == "EnvironmentValues" && isLower)
    }
    return meant
      ?? Misspelling(name).nearest(among: knowledge.toolchain.types) { $0.first?.isLowercase == isLower }
  }

  /// Makes a first guess of a name from its uses.
  @discardableResult
  mutating func seed(_ missing: String) -> Bool {
    let name = missing.hasPrefix("$") ? String(missing.dropFirst()) : missing
    if guesses.contains(name) {
      return missing.hasPrefix("$") ? makeMember(name) : false
    }
    if let key = environmentKey(name) {
      guesses.add(name, .init(type: key, isMember: uses[name].isProjected, isEnvironment: true))
      return true
    }
    guard isEligible(name) else {
      if obstacle == nil, knowledge.catalogue.topLevel(name).isEmpty, let meant = slip(name) {
        obstacle = .nearApple(name, meant: meant)
      }
      return false
    }
    if name.first?.isUppercase == true { seedType(name) } else { seedValue(name) }
    return guesses.contains(name)
  }

  /// The type of the environment's value of that name.
  private func environmentKey(_ name: String) -> String? {
    guard uses[name].isProjected == false else { return nil }
    let symbols = knowledge.index.symbols(named: name).filter {
      $0.container == "EnvironmentValues" && $0.kind == "var" && $0.introduced[platform] != nil
    }
    guard let declaration = symbols.first?.declaration,
      [
        "dismiss", "openURL", "openWindow", "dismissWindow", "openSettings",
        "dismissSearch", "scenePhase", "colorScheme", "horizontalSizeClass", "verticalSizeClass", "modelContext",
        "undoManager",
        "editMode", "isSearching", "requestReview", "supportsMultipleWindows", "newDocument", "openDocument",
        "accessibilityReduceMotion", "managedObjectContext", "isPresented", "refresh",
      ].contains(name),
      let colon = declaration.firstIndex(of: ":")
    else { return nil }
    let type = declaration[declaration.index(after: colon)...].prefix { $0 != "{" && $0 != "=" }
    return type.trimmingWhitespace
  }

  private mutating func makeMember(_ name: String) -> Bool {
    guard task.assembly.acceptsMembers, guesses.values[name]?.isMember == false else { return false }
    guesses.change(value: name) { $0.isMember = true }
    return true
  }

  private mutating func seedType(_ name: String) {
    let here = uses[name]
    let there = contextUses[name]
    var kind = GuessedType.Kind.model
    let isConstructed = !here.calls.isEmpty || !there.calls.isEmpty
    if (here.isInterface || there.isInterface) && !isConstructed {
      kind = .interface
    } else if here.isStatement || (NameHints.isView(name) && isConstructed) {
      kind = .view
    } else if here.places.contains(where: { ["destination", "content"].contains($0.label) }) && NameHints.isView(name) {
      kind = .view
    } else if NameHints.isService(name) {
      kind = .service
    }
    var type = GuessedType(name, kind: kind)
    if let goal = Self.protocolByName.first(where: { name.hasSuffix($0.ending) })?.goal
      ?? (here.places.contains { $0.callee == "modifier" } ? "ViewModifier" : nil), kind != .interface
    {
      (type.kind, type.conformances) = (.model, [goal])
    }
    guesses.add(type)
    for call in here.calls { addInitializer(to: name, call) }
  }

  /// What types so called conform to.
  private static let protocolByName: [(ending: String, goal: String)] = [
    ("Modifier", "ViewModifier"), ("ButtonStyle", "ButtonStyle"), ("ToggleStyle", "ToggleStyle"),
    ("LabelStyle", "LabelStyle"), ("Shape", "Shape"), ("Error", "Error"),
  ]

  private mutating func addInitializer(to name: String, _ call: FunctionCallExprSyntax) {
    guard let type = guesses.types[name] else { return }
    let function = function(of: call, kind: type.kind, owner: name)
    guard !type.initializers.contains(where: { $0.labels == function.labels }) else { return }
    guesses.change(type: name) { type in
      type.initializers.append(function)
      guard type.kind == .model else { return }
      for parameter in function.parameters where parameter.label != "_" && type.properties[parameter.label] == nil {
        if let known = parameter.type { type.properties[parameter.label] = known }
      }
    }
  }

  private mutating func seedValue(_ name: String) {
    let here = uses[name]
    if !here.calls.isEmpty {
      for call in here.calls {
        var function = function(of: call, kind: .service, owner: name)
        function.result = ExprSyntax(call).isWholeStatement ? nil : resultType(of: name)
        guesses.add(name, function)
      }
      return
    }
    var isMember = here.isProjected && task.assembly.acceptsMembers
    var type = type(ofValue: name, here)
    if type.contains("->"), let functionType = Self.action(type) {
      guesses.add(name, functionType)
      return
    }
    if here.isProjected, !isMember { return }
    if type == "_" { type = anonymous(for: name, kind: .model) }
    if guesses.values[name]?.isMember == true { isMember = true }
    guesses.add(name, .init(type: type, isMember: isMember))
  }

  private mutating func resultType(of name: String) -> String {
    NameHints.type(of: name, knownTypes: knownTypes) ?? anonymous(for: name, kind: .model)
  }

  /// `() -> Void` as a function that can be named as well as called.
  private static func action(_ type: String) -> GuessedType.Function? {
    guard type.hasSuffix("-> Void"), type.hasPrefix("()") else { return nil }
    return .init(isAsync: type.contains(" async"), isThrowing: type.contains(" throws"))
  }

  /// The type that a variable's uses and its name ask for, `_` where nothing does.
  private mutating func type(ofValue name: String, _ uses: NameUses.Uses) -> String {
    for place in uses.places {
      guard var wanted = parameterTypes.type(at: place) else { continue }
      if uses.isProjected {
        guard wanted.hasPrefix("Binding<"), wanted.hasSuffix(">") else { continue }
        wanted = String(wanted.dropFirst("Binding<".count).dropLast())
      }
      if wanted.hasSuffix("?"), !uses.isProjected { wanted.removeLast() }
      if !wanted.contains("_") { return wanted }
      if wanted == "_?" {
        let hint = NameHints.type(of: name, knownTypes: knownTypes)
        return (hint ?? anonymous(for: name, kind: .model)) + "?"
      }
    }
    if uses.isCondition { return "Bool" }
    if let hint = NameHints.type(of: name, knownTypes: knownTypes) {
      if uses.isProjected, uses.places.contains(where: { $0.label == "selection" }), hint.first?.isUppercase == true,
        !["String", "Int"].contains(hint), name.lowercased().hasPrefix("selected") || hint == "UUID"
      {
        return uses.places.contains { $0.callee == "TabView" || $0.callee == "Picker" } ? hint : hint + "?"
      }
      return hint
    }
    if let singular = NameHints.singular(of: name) { return "[\(element(called: singular))]" }
    if uses.isProjected, uses.places.contains(where: { $0.label == "isPresented" || $0.label == "isOn" }) {
      return "Bool"
    }
    return "_"
  }

  /// The type of an array's elements, whose name says what they are.
  private mutating func element(called name: String) -> String {
    NameHints.type(of: name, knownTypes: knownTypes).flatMap { $0.hasPrefix("[") ? nil : $0 }
      ?? anonymous(for: name, kind: .model)
  }

  private mutating func anonymous(for name: String, kind: GuessedType.Kind) -> String {
    let type: String
    let wanted = name.prefix(1).uppercased() + name.dropFirst()
    if isEligible(wanted), guesses.types[wanted] == nil, !declared.contains(wanted) {
      type = wanted
    } else {
      type = guesses.freshName(for: wanted + "Value", taken: declared.union(knowledge.toolchain.types))
    }
    let isService = NameHints.isService(type)
    guesses.add(GuessedType(type, kind: isService && kind == .model ? .service : kind, isAnonymous: true))
    return type
  }

  /// A declaration that a call fits.
  private mutating func function(
    of call: FunctionCallExprSyntax, kind: GuessedType.Kind, owner: String
  ) -> GuessedType.Function {
    var function = GuessedType.Function()
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      function.parameters.append(parameter(label, argument.expression, kind: kind, isTrailing: false))
    }
    if let closure = call.trailingClosure {
      function.parameters.append(parameter("_", ExprSyntax(closure), kind: kind, isTrailing: true))
    }
    for closure in call.additionalTrailingClosures {
      function.parameters.append(
        parameter(closure.label.text, ExprSyntax(closure.closure), kind: kind, isTrailing: true))
    }
    function.isAsync = ExprSyntax(call).isAwaited
    function.isThrowing = ExprSyntax(call).isTried
    return function
  }

  private mutating func parameter(
    _ label: String, _ expression: ExprSyntax, kind: GuessedType.Kind, isTrailing: Bool
  ) -> GuessedType.Parameter {
    if let closure = expression.as(ClosureExprSyntax.self) {
      return self.parameter(label, closure, kind: kind, isTrailing: isTrailing)
    }
    var parameter = GuessedType.Parameter(label: label)
    if let member = expression.implicitMember {
      if label == "_" { return parameter }
      let type = NameHints.type(of: label, knownTypes: knownTypes) ?? anonymous(for: label, kind: .enumeration)
      _ = member
      parameter.type = type
    } else if expression.is(NilLiteralExprSyntax.self) {
      parameter.type = (NameHints.type(of: label, knownTypes: knownTypes) ?? "String") + "?"
    } else if kind == .model {
      parameter.type = expression.literalType ?? NameHints.type(of: label, knownTypes: knownTypes)
    }
    return parameter
  }

  private mutating func parameter(
    _ label: String, _ closure: ClosureExprSyntax, kind: GuessedType.Kind, isTrailing: Bool
  ) -> GuessedType.Parameter {
    let names = closure.parameterNames
    if names.isEmpty, kind == .view, isTrailing {
      let isAction = label.hasPrefix("on") || label == "action"
      let looksLikeViews = closure.statements.contains { $0.item.description.contains("View") || Self.isView($0) }
      if !isAction, looksLikeViews { return .init(label: label, isBuilder: true) }
    }
    let types = names.map { name in
      NameHints.type(of: name, knownTypes: knownTypes) ?? (name == "_" ? "Int" : anonymous(for: name, kind: .model))
    }
    let isAsync = closure.statements.contains { $0.item.description.contains("await ") }
    return .init(label: label, type: "(\(types.joined(separator: ", "))) \(isAsync ? "async " : "")-> Void")
  }

  /// Whether a statement is an expression whose first word is a type's, as views are written.
  private static func isView(_ item: CodeBlockItemSyntax) -> Bool {
    item.firstToken(viewMode: .sourceAccurate)?.text.first?.isUppercase == true
      || item.item.is(StmtSyntax.self) || item.item.as(ExprSyntax.self)?.is(IfExprSyntax.self) == true
  }

  // MARK: Complaints

  /// Changes the guesses so that the complaint may go away; `false` where it can't be helped.
  mutating func mend(_ error: CompilerDiagnostic) -> Bool {
    let message = error.message
    let quoted = CompilerMessage.quoted(in: message)
    if message.contains("using key path from root type"), quoted.count >= 3 {
      return addMember(quoted[1], to: quoted[2], at: error)
    }
    switch CompilerMessage(message) {
    case .noSuchType(let name), .noSuchName(let name): return seed(name)
    case .noSuchMember(let member, let type): return addMember(member, to: type, at: error)
    case .nonconforming(let type) where quoted.count > 1: return conform(type, to: quoted[1])
    case .call: return mendCall(error)
    default: break
    }
    if message.contains(" conform to '"), let range = message.range(of: " conform to '") {
      let subject = CompilerMessage.quoted(in: String(message[..<range.lowerBound])).last ?? ""
      let goal = CompilerMessage.quoted(in: "'" + message[range.upperBound...]).first ?? ""
      if conform(subject, to: goal) { return true }
      if subject == "()", goal == "View" { return returnView(at: error) }
    }
    if message.contains("be a class type") || message.contains("conform to 'AnyObject'"),
      let name = quoted.first(where: { guesses.types[$0] != nil })
    {
      return setKind(.service, of: name)
    }
    if message.hasPrefix("cannot convert"), quoted.count >= 2 || quoted.count == 1 {
      let pair = Self.convertedTypes(message, quoted)
      if let pair { return unify(pair.0, pair.1, at: error) }
    }
    if message.hasPrefix("cannot assign value of type"), quoted.count >= 2 {
      return unify(quoted[1], quoted[0], at: error) || unify(quoted[0], quoted[1], at: error)
    }
    if message.hasPrefix("binary operator"), quoted.count >= 3 {
      return unify(quoted[1], quoted[2], at: error) || unify(quoted[2], quoted[1], at: error)
    }
    if message.hasPrefix("binary operator"), quoted.count == 2 {
      return conform(quoted[1], to: ["==", "!="].contains(quoted[0]) ? "Equatable" : "Comparable")
    }
    if message.contains("must have Optional type, not '")
      || message.hasPrefix("cannot use optional chaining on non-optional"),
      let type = quoted.last
    {
      return makeOptional(type, at: error)
    }
    if message.hasPrefix("value of optional type '"), let type = quoted.first { return makeRequired(type, at: error) }
    if message.contains("must be an object that conforms to Observable") { return observe(at: error) }
    if message.contains("main actor-isolated ") { return unisolate(at: error) }
    if message.hasPrefix("use of local variable '"), let name = quoted.first { return makeMember(name) }
    if message.hasPrefix("cannot call value of non-function type") { return makeFunction(at: error) }
    for note in error.notes {
      let types = CompilerMessage.quoted(in: note.message)
      if note.message.hasPrefix("arguments to generic parameter"), types.count >= 3,
        unify(types[1], types[2], at: error) || unify(types[2], types[1], at: error)
      {
        return true
      }
    }
    if message.contains("conflicting arguments to generic parameter"), quoted.count >= 3 {
      return unify(quoted[1], quoted[2], at: error) || unify(quoted[2], quoted[1], at: error)
    }
    return false
  }

  /// The type that there is and the type that is wanted.
  private static func convertedTypes(_ message: String, _ quoted: [String]) -> (String, String)? {
    // "(aka 'X')" belongs to the type before it.
    let text = message.replacing(#/ \(aka '[^']*'\)/#, with: "")
    let types = CompilerMessage.quoted(in: text)
    return types.count >= 2 ? (types[0], types[1]) : nil
  }

  private mutating func conform(_ printed: String, to goal: String) -> Bool {
    var subject = printed
    for prefix in ["Binding<", "[", "Optional<"] where subject.hasPrefix(prefix) {
      subject = String(subject.dropFirst(prefix.count))
    }
    subject = String(subject.prefix { $0 != "?" && $0 != "]" && $0 != ">" && $0 != "." })
    guard let type = guesses.types[subject] else { return false }
    if type.isAnonymous, let fitting = Self.fitting[goal] {
      guesses.substitute(subject, with: fitting)
      return true
    }
    if type.isAnonymous, ["RandomAccessCollection", "Sequence", "Collection", "MutableCollection"].contains(goal) {
      return makeArray(subject)
    }
    switch goal {
    case "View": return setKind(.view, of: subject)
    case "ObservableObject": if type.kind != .service { _ = setKind(.service, of: subject) }
    case "Observable", "AnyObject": return setKind(.service, of: subject)
    default: break
    }
    let name = goal == "Decodable" || goal == "Encodable" || goal.contains("Decodable & ") ? "Codable" : goal
    guard GuessedType.possibleConformances.contains(name), !type.conformances.contains(name) else { return false }
    guesses.change(type: subject) { $0.conformances.insert(name) }
    return true
  }

  /// Types that conform to what no guess can.
  private static let fitting = [
    "StringProtocol": "String", "BinaryInteger": "Int", "BinaryFloatingPoint": "Double", "ShapeStyle": "Color",
    "FixedWidthInteger": "Int", "Strideable": "Int", "AdditiveArithmetic": "Int", "FloatingPoint": "Double",
    "ExpressibleByStringLiteral": "String", "ExpressibleByIntegerLiteral": "Int", "ExpressibleByBooleanLiteral": "Bool",
    "_FormatSpecifiable": "Int", "LosslessStringConvertible": "String",
  ]

  private mutating func setKind(_ kind: GuessedType.Kind, of name: String) -> Bool {
    guard let type = guesses.types[name], type.kind != kind, type.kind != .interface else { return false }
    guesses.change(type: name) { type in
      type.kind = kind
      type.isAnonymous = type.isAnonymous && kind == .model
      type.initializers = []
      if kind == .service || kind == .view {
        type.conformances.subtract(["Hashable", "Equatable", "Identifiable", "Codable"])
      }
    }
    for call in uses[name].calls { addInitializer(to: name, call) }
    return true
  }

  /// Lets an object that is used from anywhere be on no actor.
  private mutating func unisolate(at error: CompilerDiagnostic) -> Bool {
    guard error.place == .primary else { return false }
    let lines = tree.description.swiftLines
    guard lines.indices.contains(error.line - 1) else { return false }
    let words = Set(lines[error.line - 1].identifiers.map(String.init))
    let names = guesses.types.values.filter { type in
      type.kind == .service && type.isIsolated && type.superclass == nil
        && (words.contains(type.name)
          || guesses.values.contains {
            words.contains($0.key) && $0.value.type.identifiers.contains(Substring(type.name))
          })
    }.map(\.name)
    for name in names { guesses.change(type: name) { $0.isIsolated = false } }
    return !names.isEmpty
  }

  /// Makes an observable class of the type that a line names.
  private mutating func observe(at error: CompilerDiagnostic) -> Bool {
    guard error.place == .primary else { return false }
    let lines = tree.description.swiftLines
    guard lines.indices.contains(error.line - 1) else { return false }
    let name = lines[error.line - 1].identifiers.map(String.init).first { guesses.types[$0] != nil }
    return name.map { setKind(.service, of: $0) } ?? false
  }

  private mutating func makeArray(_ anonymous: String) -> Bool {
    guard let type = guesses.types[anonymous], type.isAnonymous, type.isBlank else { return false }
    let name = NameHints.singular(of: anonymous) ?? anonymous + "Element"
    guesses.substitute(anonymous, with: "[\(element(called: name))]")
    return true
  }

  // MARK: Types that meet

  /// Lets one of two types that must be the same give way to the other.
  private mutating func unify(_ found: String, _ wanted: String, at error: CompilerDiagnostic) -> Bool {
    var (found, wanted) = (found, wanted)
    for prefix in ["inout ", "@lvalue "] {
      found = found.replacing(prefix, with: ""); wanted = wanted.replacing(prefix, with: "")
    }
    if found == wanted { return false }
    // Of a list's initialisers the compiler names the one that takes numbers, where elements can't be told apart.
    if wanted == "Range<Int>" || found.hasPrefix("[") && wanted.hasPrefix("Binding<") {
      if let type = guesses.types[found], type.isAnonymous { return makeArray(found) }
      return conform(found, to: "Identifiable") || conform(found, to: "Hashable")
    }
    for (open, close) in [("Binding<", ">"), ("[", "]"), ("", "?")] {
      if found.hasPrefix(open), found.hasSuffix(close), wanted.hasPrefix(open), wanted.hasSuffix(close),
        unify(
          String(found.dropFirst(open.count).dropLast(close.count)),
          String(wanted.dropFirst(open.count).dropLast(close.count)), at: error)
      {
        return true
      }
    }
    if let type = guesses.types[found], type.isAnonymous, isConcrete(wanted),
      !wanted.identifiers.contains(Substring(found))
    {
      guard type.isBlank || guesses.types[wanted] != nil || true else { return false }
      guesses.substitute(found, with: wanted)
      return true
    }
    if let type = guesses.types[wanted], type.isAnonymous, isConcrete(found),
      !found.identifiers.contains(Substring(wanted))
    {
      guesses.substitute(wanted, with: found)
      return true
    }
    if let type = guesses.types[found], type.superclass == nil, isClass(wanted) {
      guesses.change(type: found) { type in
        (type.kind, type.superclass) = (.service, wanted)
      }
      return true
    }
    return isConcrete(wanted) && setType(at: error, to: wanted, from: found)
  }

  /// How Apple's declarations call what the caller chooses, and the compiler with them.
  private static let genericNames: Set<String> = [
    "Data", "Value", "Content", "Label", "SelectionValue", "ID", "Element", "Subject", "V", "S", "T", "C", "RowContent",
    "Destination", "Item", "Root",
  ]

  /// Whether all that the type names is known.
  private func isConcrete(_ type: String) -> Bool {
    if type.identifiers.contains(where: { word in
      let name = String(word)
      return Self.genericNames.contains(name) && guesses.types[name] == nil && !declared.contains(name)
    }) {
      return false
    }
    if type.contains("some ") || type.contains("->") || type.contains("(") || type.contains("&")
      || type.hasPrefix("any ")
    {
      return false
    }
    return !type.isEmpty
      && type.identifiers.allSatisfy { word in
        let name = String(word)
        return guesses.types[name] != nil
          || declared.contains(name) && name.count > 1 && name.first?.isUppercase == true
          || knowledge.toolchain.types.contains(name)
          || (knowledge.catalogue.isType(name) || name == "ID"
            || knowledge.index.symbols(named: name).contains { $0.container.isEmpty })
      }
  }

  /// Whether a type is a class of UIKit or AppKit, from which authors inherit.
  private func isClass(_ name: String) -> Bool {
    knowledge.index.symbols(named: name).contains {
      $0.container.isEmpty && $0.kind == "class" && ["UIKit", "AppKit"].contains($0.module)
    }
  }

  /// Gives what is guessed at a place another type.
  private mutating func setType(at error: CompilerDiagnostic, to wanted: String, from found: String) -> Bool {
    guard let node = expression(at: error) else { return false }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      guard let value = guesses.values[plain], !value.isEnvironment else { return false }
      var type = wanted
      if name.hasPrefix("$") {
        guard wanted.hasPrefix("Binding<") else { return false }
        type = String(wanted.dropFirst("Binding<".count).dropLast())
      }
      guard value.type != type, isGuessed(value.type, for: plain) else { return false }
      guesses.change(value: plain) { $0.type = type }
      return true
    }
    if let member = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      for type in guesses.types.values where type.properties[member] == found {
        guesses.change(type: type.name) { $0.properties[member] = wanted }
        return true
      }
    }
    return false
  }

  /// Whether a variable's type is a guess from its name, which may be wrong.
  private func isGuessed(_ type: String, for name: String) -> Bool { true }

  /// The name, member or call at an error's place.
  private func expression(at error: CompilerDiagnostic) -> ExprSyntax? {
    guard error.place == .primary else { return nil }
    let position = converter.position(ofLine: error.line, column: error.column)
    guard let token = tree.token(at: position), let node = token.parent?.as(DeclReferenceExprSyntax.self) else {
      return nil
    }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return ExprSyntax(member)
    }
    return ExprSyntax(node)
  }

  private mutating func makeOptional(_ type: String, at error: CompilerDiagnostic) -> Bool {
    guard let node = expression(at: error) ?? nearbyExpression(at: error) else { return false }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, guesses.values[name]?.type == type {
      guesses.change(value: name) { $0.type = type + "?" }
      return true
    }
    if let member = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      for owner in guesses.types.values where owner.properties[member] == type {
        guesses.change(type: owner.name) { $0.properties[member] = type + "?" }
        return true
      }
      for owner in guesses.types.values {
        guard let index = owner.methods[member]?.firstIndex(where: { $0.result == type }) else { continue }
        guesses.change(type: owner.name) { $0.methods[member]?[index].result = type + "?" }
        return true
      }
    }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, var functions = guesses.functions[name],
      let index = functions.firstIndex(where: { $0.result == type })
    {
      functions[index].result = type + "?"
      guesses.setFunctions(name, functions)
      return true
    }
    return false
  }

  /// The value of a binding condition, which the compiler marks at its pattern.
  private func nearbyExpression(at error: CompilerDiagnostic) -> ExprSyntax? {
    guard error.place == .primary else { return nil }
    let position = converter.position(ofLine: error.line, column: error.column)
    var node = tree.token(at: position).map { Syntax($0) }
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let condition = current.as(OptionalBindingConditionSyntax.self) {
        guard let value = condition.initializer?.value else {
          return condition.pattern.as(IdentifierPatternSyntax.self).map {
            ExprSyntax(DeclReferenceExprSyntax(baseName: $0.identifier))
          }
        }
        return value.withoutEffects.callee
      }
      if let chain = current.as(OptionalChainingExprSyntax.self) { return chain.expression.callee }
      if let call = current.as(FunctionCallExprSyntax.self) { return call.calledExpression }
      node = current.parent
    }
    return nil
  }

  private mutating func makeRequired(_ type: String, at error: CompilerDiagnostic) -> Bool {
    guard let node = expression(at: error), type.hasSuffix("?"),
      let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      guesses.values[name]?.type == type, guesses.values[name]?.isMember == false
    else { return false }
    guesses.change(value: name) { $0.type = String(type.dropLast()) }
    return true
  }

  private mutating func makeFunction(at error: CompilerDiagnostic) -> Bool {
    guard let node = expression(at: error), let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      guesses.values[name] != nil
    else { return false }
    guesses.remove(value: name)
    for call in uses[name].calls {
      var function = function(of: call, kind: .service, owner: name)
      function.result = ExprSyntax(call).isWholeStatement ? nil : resultType(of: name)
      guesses.add(name, function)
    }
    return true
  }

  // MARK: Elements

  /// Gives the elements of guessed arrays the members that closures read of them, which the compiler can't name as long as
  /// the whole call fits nothing.
  mutating func seedElements() {
    let finder = ElementFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for (array, members) in finder.found {
      guard let type = arrayType(of: array), type.hasPrefix("["), type.hasSuffix("]") else { continue }
      let element = String(type.dropFirst().dropLast())
      guard guesses.types[element]?.kind == .model else { continue }
      for member in members {
        let place = converter.location(for: member.declName.positionAfterSkippingLeadingTrivia)
        let complaint = CompilerDiagnostic(
          place: .primary, line: place.line, column: place.column, severity: .error,
          message: "value of type '\(element)' has no member '\(member.declName.baseName.text)'")
        _ = mend(complaint)
      }
    }
  }

  private func arrayType(of expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return guesses.values[name]?.type }
    guard let member = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return nil }
    return guesses.types.values.lazy.compactMap { $0.properties[member] }.first { $0.hasPrefix("[") }
  }

  /// What no complaint asks for in words, and what lists, links and selections want of their elements.
  mutating func conformElements() -> Bool {
    let texts = guesses.values.values.map(\.type) + guesses.types.values.flatMap(\.properties.values)
    let elements = Set(texts.filter { $0.hasPrefix("[") || $0.hasSuffix("?") }.flatMap(\.identifiers).map(String.init))
    let written = Set(uses.byName.filter { $0.value.isType || $0.value.isRead }.map(\.key))
    for goal in ["Identifiable", "Hashable"] {
      var isChanged = false
      for name in elements.union(written).sorted() where guesses.types[name]?.kind == .model {
        isChanged = conform(name, to: goal) || isChanged
      }
      if isChanged { return true }
    }
    return false
  }

  private final class ElementFinder: SyntaxVisitor {
    /// What is read of the parameter of a closure that goes with an array.
    var found: [(array: ExprSyntax, members: [MemberAccessExprSyntax])] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let array = node.arguments.first?.expression,
        let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
        let parameter = closure.parameterNames.first, closure.parameterNames.count == 1
      else { return .visitChildren }
      let reader = Reader(parameter: parameter == "_" ? "$0" : parameter)
      reader.walk(closure.statements)
      found.append((array, reader.members))
      return .visitChildren
    }

    private final class Reader: SyntaxVisitor {
      let parameter: String
      var members: [MemberAccessExprSyntax] = []

      init(parameter: String) {
        self.parameter = parameter
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter { members.append(node) }
        return .visitChildren
      }
    }
  }

  // MARK: Members

  private mutating func addMember(_ member: String, to printed: String, at error: CompilerDiagnostic) -> Bool {
    let isStatic = error.message.hasPrefix("type '")
    var name = printed
    for prefix in ["Binding<", "Optional<"] where name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
    name = String(name.prefix { $0 != "?" && $0 != ">" }).replacing("Snippet.", with: "")
    if member == "ID", guesses.types[name] != nil { return conform(name, to: "Identifiable") }
    if name.hasSuffix(".Type") { name = String(name.dropLast(5)) }
    if TypeName(printed).isFrame { return seedMemberOfFrame(member) }
    guard let type = guesses.types[name] else { return false }
    if let meant = knownMember(mistypedAs: member) {
      if obstacle == nil { obstacle = .nearApple(member, meant: meant) }
      return false
    }
    if isStatic { return addStatic(member, to: type, at: error) }
    // What follows a view is a modifier: Apple's, or an extension of all views.
    if type.kind == .view { return false }
    if type.isAnonymous, type.kind == .model, type.isBlank {
      if convert(type.name, havingMember: member) { return true }
      // What takes a modifier is a view.
      if member != "id", call(ofMemberAt: error) != nil,
        knowledge.catalogue.entries(named: member).contains(where: { $0.container == "View" }),
        knowledge.index.symbols(named: member).contains(where: { $0.container == "View" && $0.kind == "func" })
      {
        return setKind(.view, of: type.name)
      }
    }
    guard type.properties[member] == nil else { return false }
    if let call = call(ofMemberAt: error) {
      let known = type.methods[member] ?? []
      var function = function(of: call, kind: .service, owner: name)
      guard !known.contains(where: { $0.labels == function.labels }) else { return false }
      function.result = ExprSyntax(call).isWholeStatement ? nil : resultType(of: member)
      guesses.change(type: name) { $0.methods[member, default: []].append(function) }
      return true
    }
    if type.methods[member] != nil { return false }
    var wanted = NameHints.type(of: member, knownTypes: knownTypes)
    if member == "id" { wanted = type.kind == .enumeration ? "String" : "UUID" }
    if let place = memberPlace(at: error), let exact = parameterTypes.type(at: place), !exact.contains("_"),
      !exact.contains("->")
    {
      wanted = exact.hasPrefix("Binding<") ? String(exact.dropFirst(8).dropLast()) : exact
    }
    if wanted == nil, let singular = NameHints.singular(of: member) { wanted = "[\(element(called: singular))]" }
    let result = wanted ?? anonymous(for: member, kind: .model)
    guesses.change(type: name) { $0.properties[member] = result }
    return true
  }

  private mutating func seedMemberOfFrame(_ member: String) -> Bool {
    if guesses.contains(member) { return makeMember(member) }
    guard seed(member) else { return false }
    _ = makeMember(member)
    return true
  }

  private mutating func addStatic(_ member: String, to type: GuessedType, at error: CompilerDiagnostic) -> Bool {
    guard type.cases[member] == nil, type.statics[member] == nil else { return false }
    let values: Set = [
      "shared", "default", "current", "standard", "preview", "sample", "mock", "example", "placeholder", "empty",
      "live", "main", "demo",
    ]
    if values.contains(member) || type.kind == .service || type.kind == .view {
      guesses.change(type: type.name) { $0.statics[member] = type.name }
      return true
    }
    if member == "allCases" { return conform(type.name, to: "CaseIterable") }
    if member.hasPrefix("sample") || member.hasSuffix("s") && member.hasPrefix("all") {
      guesses.change(type: type.name) { $0.statics[member] = "[\(type.name)]" }
      return true
    }
    guard member.first?.isLowercase == true, type.properties.isEmpty || type.kind == .enumeration,
      type.initializers.isEmpty
    else {
      guesses.change(type: type.name) { $0.statics[member] = type.name }
      return true
    }
    let payload = payload(ofCaseAt: error, named: member)
    guesses.change(type: type.name) { type in
      type.kind = .enumeration
      type.isAnonymous = false
      type.cases[member] = payload
    }
    return true
  }

  /// The payload of a case as it is constructed or matched.
  private mutating func payload(ofCaseAt error: CompilerDiagnostic, named member: String) -> [GuessedType.Parameter] {
    guard let call = call(ofMemberAt: error) else { return [] }
    return call.arguments.map { argument in
      let label = argument.label?.text ?? "_"
      var expression = argument.expression
      if let pattern = expression.as(PatternExprSyntax.self)?.pattern {
        let name = pattern.boundName
        if let name { expression = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))) }
      }
      let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      let type =
        expression.literalType
        ?? name.flatMap { NameHints.type(of: $0, knownTypes: knownTypes) }
        ?? (label == "_" ? nil : NameHints.type(of: label, knownTypes: knownTypes))
        ?? expression.constructedType.flatMap { guesses.types[$0] != nil || declared.contains($0) ? $0 : nil }
        ?? NameHints.type(of: member, knownTypes: knownTypes)
        ?? anonymous(for: name.flatMap { $0 == "_" ? nil : $0 } ?? member + "Payload", kind: .model)
      return GuessedType.Parameter(label: label, type: type)
    }
  }

  /// Lets a type without properties of its own be one of the standard library's that has the member.
  private mutating func convert(_ anonymous: String, havingMember member: String) -> Bool {
    if [
      "count", "isEmpty", "first", "last", "filter", "map", "forEach", "append", "remove", "removeAll", "removeLast",
      "indices",
      "enumerated", "sorted", "contains", "firstIndex", "reversed", "insert", "prefix", "suffix", "move",
    ].contains(member) {
      return makeArray(anonymous)
    }
    if [
      "lowercased", "uppercased", "capitalized", "hasPrefix", "hasSuffix", "localizedCaseInsensitiveContains",
      "trimmingCharacters",
    ]
    .contains(member) {
      guesses.substitute(anonymous, with: "String")
      return true
    }
    if member == "toggle" {
      guesses.substitute(anonymous, with: "Bool")
      return true
    }
    return false
  }

  /// A member of what paths, bindings and collections have, a slip of the pen away: it isn't the author's own.
  private func knownMember(mistypedAs member: String) -> String? {
    let common = ["Array", "Set", "Dictionary", "String", "Optional"].reduce(into: Set<String>()) {
      $0.formUnion(knowledge.toolchain.members(of: $1))
    }
    if common.contains(member) || !knowledge.catalogue.entries(named: member).isEmpty { return nil }
    let paths = [
      "append", "removeLast", "count", "isEmpty", "codable", "wrappedValue", "projectedValue", "dismiss", "toggle",
    ]
    return Misspelling(member).nearest(among: common.union(paths))
  }

  private func call(ofMemberAt error: CompilerDiagnostic) -> FunctionCallExprSyntax? {
    guard error.place == .primary else { return nil }
    let position = converter.position(ofLine: error.line, column: error.column)
    guard let token = tree.token(at: position) else { return nil }
    var node = Syntax(token)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let member = parent.as(MemberAccessExprSyntax.self) {
        // The error stands at the name after the dot, or at the dot of a name without a base.
        guard member.declName.baseName.id == token.id || member.period.id == token.id || member.base != nil else {
          return nil
        }
        if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id {
          return call
        }
        return nil
      }
      node = parent
    }
    return nil
  }

  private func memberPlace(at error: CompilerDiagnostic) -> NameUses.Place? {
    expression(at: error)?.place
  }

  private mutating func returnView(at error: CompilerDiagnostic) -> Bool {
    guard error.place == .primary else { return false }
    let position = converter.position(ofLine: error.line, column: error.column)
    var node = tree.token(at: position).map { Syntax($0) }
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          var functions = guesses.functions[name]
        {
          for index in functions.indices { functions[index].result = "some View" }
          guesses.setFunctions(name, functions.map { $0 })
          return true
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
          for type in guesses.types.values where type.methods[member]?.contains(where: { $0.result == nil }) == true {
            guesses.change(type: type.name) { type in
              for index in type.methods[member]!.indices { type.methods[member]![index].result = "some View" }
            }
            return true
          }
        }
      }
      node = current.parent
    }
    return false
  }

  /// A call that fits no declaration: of a guess, which has to fit.
  private mutating func mendCall(_ error: CompilerDiagnostic) -> Bool {
    guard error.place == .primary else { return false }
    let position = converter.position(ofLine: error.line, column: error.column)
    var node = tree.token(at: position).map { Syntax($0) }
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
          if let type = guesses.types[name] {
            let before = guesses
            _ = type
            addInitializer(to: name, call)
            return guesses != before
          }
          if guesses.functions[name] != nil {
            let before = guesses
            guesses.add(name, function(of: call, kind: .service, owner: name))
            return guesses != before
          }
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
          for type in guesses.types.values where type.methods[member] != nil {
            let function = function(of: call, kind: .service, owner: type.name)
            guard !type.methods[member]!.contains(where: { $0.labels == function.labels }) else { continue }
            guesses.change(type: type.name) { $0.methods[member]!.append(function) }
            return true
          }
        }
        return false
      }
      node = current.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// `.compact` and `.detail(1)`: a member whose type the context gives.
  fileprivate var implicitMember: String? {
    var expression = self
    if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }

  fileprivate var literalType: String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let name = constructedType, ["UUID", "Date", "URL", "Color", "Data"].contains(name) { return name }
    return nil
  }

  /// `Item` of `Item(…)`.
  fileprivate var constructedType: String? {
    guard
      let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }

  fileprivate var withoutEffects: ExprSyntax {
    if let effect = self.as(TryExprSyntax.self) { return effect.expression.withoutEffects }
    if let effect = self.as(AwaitExprSyntax.self) { return effect.expression.withoutEffects }
    return self
  }

  fileprivate var callee: ExprSyntax { self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self }
}

extension PatternSyntax {
  fileprivate var boundName: String? {
    if let identifier = self.as(IdentifierPatternSyntax.self) { return identifier.identifier.text }
    return self.as(ValueBindingPatternSyntax.self)?.pattern.boundName
  }
}

extension ClosureExprSyntax {
  /// The names of its parameters, `_` for those without; one for `$0`.
  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): return parameters.map(\.name.text)
    case .parameterClause(let clause): return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default:
      return tokens(viewMode: .sourceAccurate).contains { $0.text == "$0" } ? ["_"] : []
    }
  }
}

extension Substring {
  fileprivate var trimmingWhitespace: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
