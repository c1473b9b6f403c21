import Foundation
import SwiftParser
import SwiftSyntax

/// Makes guesses of uses, and mends them by the compiler's complaints.
struct GuessBuilder {
  let knowledge: Knowledge
  let platform: ApplePlatform
  let task: JudgingTask
  var guesses: Guesses
  /// What must not be guessed, and why.
  var obstacle: Finding?

  var tree: SourceFileSyntax
  var converter: SourceLocationConverter
  var uses: NameUses
  let contextUses: NameUses
  /// What the part and its context declare.
  let declared: Set<String>
  let parameterTypes: ParameterTypes
  /// The types that the part names and that may be the author's own.
  var writtenTypes: Set<String> = []

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
    writtenTypes = Set(uses.byName.keys.filter { $0.first?.isUppercase == true && isEligible($0) })
  }

  /// Takes the text that the next complaints speak of.
  mutating func read(_ source: String) {
    tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    uses = NameUses(in: tree)
  }

  var knownTypes: Set<String> {
    Set(guesses.types.values.filter { !$0.isAnonymous }.map(\.name)).union(
      declared.filter { $0.first?.isUppercase == true }
    )
    .union(writtenTypes)
  }

  // MARK: Names

  /// Whether a name may be the author's own: it is neither Apple's nor nearly so.
  func isEligible(_ name: String) -> Bool {
    knowledge.catalogue.topLevel(name).isEmpty && !knowledge.toolchain.types.contains(name)
      && knowledge.index.symbols(named: name).allSatisfy { !$0.container.isEmpty } && !knowledge.isPerhapsApples(name)
      && slip(name) == nil
  }

  func slip(_ name: String) -> String? {
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
  func environmentKey(_ name: String) -> String? {
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
    return type.trimmingCharacters(in: .whitespaces)
  }

  mutating func makeMember(_ name: String) -> Bool {
    guard task.assembly.acceptsMembers, guesses.values[name]?.isMember == false else { return false }
    guesses.change(value: name) { $0.isMember = true }
    return true
  }

  mutating func seedType(_ name: String) {
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
    if kind == .interface {
      type.isInherited = here.isInherited || there.isInherited
      type.conformances = here.inheritedProtocols.union(there.inheritedProtocols)
    }
    guesses.add(type)
    for call in here.calls { addInitializer(to: name, call) }
  }

  /// What types so called conform to.
  static let protocolByName: [(ending: String, goal: String)] = [
    ("Modifier", "ViewModifier"), ("ButtonStyle", "ButtonStyle"), ("ToggleStyle", "ToggleStyle"),
    ("LabelStyle", "LabelStyle"), ("Shape", "Shape"), ("Error", "Error"),
  ]

  mutating func addInitializer(to name: String, _ call: FunctionCallExprSyntax) {
    guard let type = guesses.types[name] else { return }
    let function = function(of: call, kind: type.kind)
    guard !type.initializers.contains(where: { $0.labels == function.labels }) else { return }
    guesses.change(type: name) { type in
      type.initializers.append(function)
      guard type.kind == .model else { return }
      for parameter in function.parameters where parameter.label != "_" && type.properties[parameter.label] == nil {
        if let known = parameter.type { type.properties[parameter.label] = known }
      }
    }
  }

  mutating func seedValue(_ name: String) {
    let here = uses[name]
    if !here.calls.isEmpty {
      for call in here.calls {
        var function = function(of: call, kind: .service)
        function.result = ExprSyntax(call).isWholeStatement ? nil : resultType(of: name)
        guesses.add(name, function)
      }
      return
    }
    let isMember = here.isProjected && task.assembly.acceptsMembers
    var type = type(ofValue: name, here)
    if type.contains("->"), let functionType = Self.action(type) {
      guesses.add(name, functionType)
      return
    }
    if here.isProjected, !isMember { return }
    if type == "_" { type = anonymous(for: name, kind: .model) }
    guesses.add(name, .init(type: type, isMember: isMember))
  }

  mutating func resultType(of name: String) -> String {
    NameHints.type(of: name, knownTypes: knownTypes) ?? anonymous(for: name, kind: .model)
  }

  /// `() -> Void` as a function that can be named as well as called.
  static func action(_ type: String) -> GuessedType.Function? {
    guard type.hasSuffix("-> Void"), type.hasPrefix("()") else { return nil }
    return .init(isAsync: type.contains(" async"), isThrowing: type.contains(" throws"))
  }

  /// The type that a variable's uses and its name ask for, `_` where nothing does.
  mutating func type(ofValue name: String, _ uses: NameUses.Uses) -> String {
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
  mutating func element(called name: String) -> String {
    NameHints.type(of: name, knownTypes: knownTypes).flatMap { $0.hasPrefix("[") ? nil : $0 }
      ?? anonymous(for: name, kind: .model)
  }

  mutating func anonymous(for name: String, kind: GuessedType.Kind) -> String {
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
  mutating func function(
    of call: FunctionCallExprSyntax, kind: GuessedType.Kind
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

  mutating func parameter(
    _ label: String, _ expression: ExprSyntax, kind: GuessedType.Kind, isTrailing: Bool
  ) -> GuessedType.Parameter {
    if let closure = expression.as(ClosureExprSyntax.self) {
      return self.parameter(label, closure, kind: kind, isTrailing: isTrailing)
    }
    var parameter = GuessedType.Parameter(label: label)
    if expression.isImplicitMember {
      if label == "_" { return parameter }
      parameter.type = NameHints.type(of: label, knownTypes: knownTypes) ?? anonymous(for: label, kind: .enumeration)
    } else if expression.is(NilLiteralExprSyntax.self) {
      parameter.type = (NameHints.type(of: label, knownTypes: knownTypes) ?? "String") + "?"
    } else if kind == .model {
      parameter.type = expression.literalType ?? NameHints.type(of: label, knownTypes: knownTypes)
    }
    return parameter
  }

  mutating func parameter(
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
  static func isView(_ item: CodeBlockItemSyntax) -> Bool {
    item.firstToken(viewMode: .sourceAccurate)?.text.first?.isUppercase == true
      || item.item.is(StmtSyntax.self) || item.item.as(ExprSyntax.self)?.is(IfExprSyntax.self) == true
  }
}
