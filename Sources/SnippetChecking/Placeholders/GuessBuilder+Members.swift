import SwiftSyntax

/// Members that guessed types are asked for.
extension GuessBuilder {
  mutating func addMember(_ member: String, to printed: String, at error: CompilerDiagnostic) -> Bool {
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
      var function = function(of: call, kind: .service)
      guard !known.contains(where: { $0.labels == function.labels }) else { return false }
      function.result = ExprSyntax(call).isWholeStatement ? nil : resultType(of: member)
      guesses.change(type: name) { $0.methods[member, default: []].append(function) }
      return true
    }
    if type.methods[member] != nil { return false }
    var wanted = NameHints.type(of: member, knownTypes: knownTypes)
    if member == "id" { wanted = type.kind == .enumeration ? "String" : "UUID" }
    if let place = expression(at: error)?.place, let exact = parameterTypes.type(at: place), !exact.contains("_"),
      !exact.contains("->")
    {
      wanted = exact.hasPrefix("Binding<") ? String(exact.dropFirst(8).dropLast()) : exact
    }
    if wanted == nil, let singular = NameHints.singular(of: member) { wanted = "[\(element(called: singular))]" }
    let result = wanted ?? anonymous(for: member, kind: .model)
    guesses.change(type: name) { $0.properties[member] = result }
    return true
  }

  mutating func seedMemberOfFrame(_ member: String) -> Bool {
    if guesses.contains(member) { return makeMember(member) }
    guard seed(member) else { return false }
    _ = makeMember(member)
    return true
  }

  mutating func addStatic(_ member: String, to type: GuessedType, at error: CompilerDiagnostic) -> Bool {
    guard type.cases[member] == nil, type.statics[member] == nil else { return false }
    let values: Set = [
      "shared", "default", "current", "standard", "preview", "sample", "mock", "example", "placeholder", "empty",
      "live", "main", "demo",
    ]
    if values.contains(member) || type.kind.isClass || type.kind == .view {
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
  mutating func payload(ofCaseAt error: CompilerDiagnostic, named member: String) -> [GuessedType.Parameter] {
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
  mutating func convert(_ anonymous: String, havingMember member: String) -> Bool {
    if TypeName.membersOfCollections.contains(member) || member == "move" {
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
  func knownMember(mistypedAs member: String) -> String? {
    let common = ["Array", "Set", "Dictionary", "String", "Optional"].reduce(into: Set<String>()) {
      $0.formUnion(knowledge.toolchain.members(of: $1))
    }
    if common.contains(member) || !knowledge.catalogue.entries(named: member).isEmpty { return nil }
    let paths = [
      "append", "removeLast", "count", "isEmpty", "codable", "wrappedValue", "projectedValue", "dismiss", "toggle",
    ]
    return Misspelling(member).nearest(among: common.union(paths))
  }

  func call(ofMemberAt error: CompilerDiagnostic) -> FunctionCallExprSyntax? {
    guard error.place == .primary else { return nil }
    let position = converter.position(ofLine: error.line, column: error.column)
    guard let token = tree.token(at: position) else { return nil }
    var node = Syntax(token)
    // A key path calls nothing, and an argument is not what is called.
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(KeyPathExprSyntax.self),
      !parent.is(LabeledExprSyntax.self)
    {
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

  mutating func returnView(at error: CompilerDiagnostic) -> Bool {
    guard error.place == .primary else { return false }
    let position = converter.position(ofLine: error.line, column: error.column)
    var node = tree.token(at: position).map { Syntax($0) }
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          var functions = guesses.functions[name]
        {
          for index in functions.indices { functions[index].result = "some View" }
          guesses.setFunctions(name, functions)
          return true
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
          for type in guesses.sortedTypes where type.methods[member]?.contains(where: { $0.result == nil }) == true {
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
  mutating func mendCall(_ error: CompilerDiagnostic) -> Bool {
    guard error.place == .primary else { return false }
    let position = converter.position(ofLine: error.line, column: error.column)
    var node = tree.token(at: position).map { Syntax($0) }
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
          if guesses.types[name] != nil {
            let before = guesses
            addInitializer(to: name, call)
            return guesses != before
          }
          if guesses.functions[name] != nil {
            let before = guesses
            guesses.add(name, function(of: call, kind: .service))
            return guesses != before
          }
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
          for type in guesses.sortedTypes where type.methods[member] != nil {
            let function = function(of: call, kind: .service)
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
