import SwiftSyntax

/// Types that must be the same, or fit.
extension GuessBuilder {
  /// Lets one of two types that must be the same give way to the other.
  mutating func unify(_ found: String, _ wanted: String, at error: CompilerDiagnostic) -> Bool {
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
  static let genericNames: Set<String> = [
    "Data", "Value", "Content", "Label", "SelectionValue", "ID", "Element", "Subject", "V", "S", "T", "C", "RowContent",
    "Destination", "Item", "Root",
  ]

  /// Whether all that the type names is known.
  func isConcrete(_ type: String) -> Bool {
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
  func isClass(_ name: String) -> Bool {
    knowledge.index.symbols(named: name).contains {
      $0.container.isEmpty && $0.kind == "class" && ["UIKit", "AppKit"].contains($0.module)
    }
  }

  /// Gives what is guessed at a place another type.
  mutating func setType(at error: CompilerDiagnostic, to wanted: String, from found: String) -> Bool {
    guard let node = expression(at: error) else { return false }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      guard let value = guesses.values[plain], !value.isEnvironment else { return false }
      var type = wanted
      if name.hasPrefix("$") {
        guard wanted.hasPrefix("Binding<") else { return false }
        type = String(wanted.dropFirst("Binding<".count).dropLast())
      }
      guard value.type != type else { return false }
      guesses.change(value: plain) { $0.type = type }
      return true
    }
    if let member = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      for type in guesses.sortedTypes where type.properties[member] == found {
        guesses.change(type: type.name) { $0.properties[member] = wanted }
        return true
      }
    }
    return false
  }

  /// The name, member or call at an error's place.
  func expression(at error: CompilerDiagnostic) -> ExprSyntax? {
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

  mutating func makeOptional(_ type: String, at error: CompilerDiagnostic) -> Bool {
    guard let node = expression(at: error) ?? nearbyExpression(at: error) else { return false }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, guesses.values[name]?.type == type {
      guesses.change(value: name) { $0.type = type + "?" }
      return true
    }
    if let member = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      for owner in guesses.sortedTypes where owner.properties[member] == type {
        guesses.change(type: owner.name) { $0.properties[member] = type + "?" }
        return true
      }
      for owner in guesses.sortedTypes {
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
  func nearbyExpression(at error: CompilerDiagnostic) -> ExprSyntax? {
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

  mutating func makeRequired(_ type: String, at error: CompilerDiagnostic) -> Bool {
    guard let node = expression(at: error), type.hasSuffix("?"),
      let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      guesses.values[name]?.type == type, guesses.values[name]?.isMember == false
    else { return false }
    guesses.change(value: name) { $0.type = String(type.dropLast()) }
    return true
  }

  mutating func makeFunction(at error: CompilerDiagnostic) -> Bool {
    guard let node = expression(at: error), let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      guesses.values[name] != nil
    else { return false }
    guesses.remove(value: name)
    for call in uses[name].calls {
      var function = function(of: call, kind: .service)
      function.result = ExprSyntax(call).isWholeStatement ? nil : resultType(of: name)
      guesses.add(name, function)
    }
    return true
  }
}
