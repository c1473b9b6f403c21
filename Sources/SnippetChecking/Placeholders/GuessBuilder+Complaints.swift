import SwiftSyntax

/// What the compiler says of guesses, and what may help.
extension GuessBuilder {
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
      // Of a statement that gives nothing the compiler says "this expression does not conform".
      if ["()", ""].contains(subject), goal == "View" { return returnView(at: error) }
    }
    if message.contains("be a class type") || message.contains("conform to 'AnyObject'"),
      let name = quoted.first(where: { guesses.types[$0] != nil })
    {
      return setKind(.service, of: name)
    }
    if message.contains(" conform to expected type '"), quoted.count >= 2, conform(quoted[0], to: quoted[1]) {
      return true
    }
    if message.hasPrefix("cannot convert"), let pair = Self.convertedTypes(message) {
      // 'Hut.Type', where 'any PersistentModel.Type' is wanted.
      if pair.0.hasSuffix(".Type"), pair.1.hasPrefix("any "), pair.1.hasSuffix(".Type") {
        return conform(String(pair.0.dropLast(5)), to: String(pair.1.dropFirst(4).dropLast(5)))
      }
      return unify(pair.0, pair.1, at: error)
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
  static func convertedTypes(_ message: String) -> (String, String)? {
    // "(aka 'X')" belongs to the type before it.
    let text = message.replacing(#/ \(aka '[^']*'\)/#, with: "")
    let types = CompilerMessage.quoted(in: text)
    return types.count >= 2 ? (types[0], types[1]) : nil
  }

  mutating func conform(_ printed: String, to goal: String) -> Bool {
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
    case "PersistentModel": return setKind(.persistent, of: subject)
    case "Observable", "AnyObject": return setKind(.service, of: subject)
    default: break
    }
    let name = goal == "Decodable" || goal == "Encodable" || goal.contains("Decodable & ") ? "Codable" : goal
    guard GuessedType.possibleConformances.contains(name), !type.conformances.contains(name),
      !(type.kind == .persistent && ["Hashable", "Equatable", "Identifiable"].contains(name))
    else { return false }
    guesses.change(type: subject) { $0.conformances.insert(name) }
    return true
  }

  /// Types that conform to what no guess can.
  static let fitting = [
    "StringProtocol": "String", "BinaryInteger": "Int", "BinaryFloatingPoint": "Double", "ShapeStyle": "Color",
    "FixedWidthInteger": "Int", "Strideable": "Int", "AdditiveArithmetic": "Int", "FloatingPoint": "Double",
    "ExpressibleByStringLiteral": "String", "ExpressibleByIntegerLiteral": "Int", "ExpressibleByBooleanLiteral": "Bool",
    "_FormatSpecifiable": "Int", "LosslessStringConvertible": "String",
  ]

  mutating func setKind(_ kind: GuessedType.Kind, of name: String) -> Bool {
    guard let type = guesses.types[name], type.kind != kind, type.kind != .interface else { return false }
    guesses.change(type: name) { type in
      type.kind = kind
      type.isAnonymous = type.isAnonymous && kind == .model
      type.initializers = []
      if kind.isClass || kind == .view {
        type.conformances.subtract(["Hashable", "Equatable", "Identifiable", "Codable"])
      }
    }
    for call in uses[name].calls { addInitializer(to: name, call) }
    return true
  }

  /// Lets an object that is used from anywhere be on no actor.
  mutating func unisolate(at error: CompilerDiagnostic) -> Bool {
    guard error.place == .primary else { return false }
    let lines = tree.description.swiftLines
    guard lines.indices.contains(error.line - 1) else { return false }
    let words = Set(lines[error.line - 1].identifiers.map(String.init))
    let names = guesses.sortedTypes.filter { type in
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
  mutating func observe(at error: CompilerDiagnostic) -> Bool {
    guard error.place == .primary else { return false }
    let lines = tree.description.swiftLines
    guard lines.indices.contains(error.line - 1) else { return false }
    let name = lines[error.line - 1].identifiers.map(String.init).first { guesses.types[$0] != nil }
    return name.map { setKind(.service, of: $0) } ?? false
  }

  mutating func makeArray(_ anonymous: String) -> Bool {
    guard let type = guesses.types[anonymous], type.isAnonymous, type.isBlank else { return false }
    let name = NameHints.singular(of: anonymous) ?? anonymous + "Element"
    guesses.substitute(anonymous, with: "[\(element(called: name))]")
    return true
  }
}
