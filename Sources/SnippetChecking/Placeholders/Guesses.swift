/// The declarations that Waymark writes for names that nothing declares.
struct Guesses: Hashable, Sendable {
  struct Value: Hashable, Sendable {
    var type: String
    /// Whether it has to be a member of the frame: its binding is taken, or it is read through `self`.
    var isMember = false
    /// The key of the environment that it is, where authors call Apple's keys by their own names.
    var isEnvironment = false
  }

  private(set) var types: [String: GuessedType] = [:]
  private(set) var values: [String: Value] = [:]
  private(set) var functions: [String: [GuessedType.Function]] = [:]

  /// By name: what is looked for among them is found the same every time.
  var sortedTypes: [GuessedType] { types.keys.sorted().map { types[$0]! } }

  var isEmpty: Bool { types.isEmpty && values.isEmpty && functions.isEmpty }

  /// The names of all that is guessed, members left aside.
  var names: Set<String> { Set(types.keys).union(values.keys).union(functions.keys) }

  /// The names of what is guessed of types.
  var memberNames: Set<String> {
    types.values.reduce(into: []) { names, type in
      names.formUnion(type.properties.keys)
      names.formUnion(type.methods.keys)
      names.formUnion(type.cases.keys)
      names.formUnion(type.statics.keys)
    }
  }

  func contains(_ name: String) -> Bool { types[name] != nil || values[name] != nil || functions[name] != nil }

  mutating func add(_ type: GuessedType) { types[type.name] = type }
  mutating func add(_ name: String, _ value: Value) { values[name] = value }
  mutating func add(_ name: String, _ function: GuessedType.Function) {
    if functions[name, default: []].contains(where: { $0.labels == function.labels }) { return }
    functions[name, default: []].append(function)
  }
  mutating func setFunctions(_ name: String, _ functions: [GuessedType.Function]?) { self.functions[name] = functions }
  mutating func remove(value name: String) { values[name] = nil }

  mutating func change(type name: String, _ change: (inout GuessedType) -> Void) {
    guard var type = types[name] else { return }
    change(&type)
    types[name] = type
  }

  mutating func change(value name: String, _ change: (inout Value) -> Void) {
    guard var value = values[name] else { return }
    change(&value)
    values[name] = value
  }

  /// Lets a type give way to another everywhere.
  mutating func substitute(_ name: String, with type: String) {
    types[name] = nil
    for key in types.keys { types[key]!.substitute(name, with: type) }
    for key in values.keys { values[key]!.type = values[key]!.type.replacingTypeName(name, with: type) }
    for key in functions.keys {
      for index in functions[key]!.indices {
        functions[key]![index].result = functions[key]![index].result?.replacingTypeName(name, with: type)
        for parameter in functions[key]![index].parameters.indices {
          functions[key]![index].parameters[parameter].type =
            functions[key]![index].parameters[parameter].type?.replacingTypeName(name, with: type)
        }
      }
    }
  }

  /// A name for the type of something so called, which nothing else has.
  func freshName(for name: String, taken: Set<String>) -> String {
    var candidate = name.prefix(1).uppercased() + name.dropFirst()
    while taken.contains(candidate) || types[candidate] != nil { candidate += "Value" }
    return candidate
  }
}

// MARK: As Swift

extension Guesses {
  /// Types, functions and variables for a file beside the snippet's.
  var declarations: [String] {
    let typeTexts = orderedTypes.map(\.declaration)
    let functionTexts = functions.keys.sorted().flatMap { name in
      functions[name]!.map { "func \(name.quotedName)\($0.signature) { fatalError() }" }
    }
    let valueTexts = values.keys.sorted().filter { !values[$0]!.isMember }.map { name -> String in
      let value = values[name]!
      if value.isEnvironment {
        return "@MainActor var \(name): \(value.type) { Environment(\\.\(name)).wrappedValue }"
      }
      return "var \(name.quotedName): \(value.type) { get { fatalError() } set {} }"
    }
    return typeTexts + functionTexts + valueTexts
  }

  /// Variables for the frame around a fragment.
  var members: [String] {
    values.keys.sorted().filter { values[$0]!.isMember }.map { name in
      let value = values[name]!
      if value.isEnvironment { return "@Environment(\\.\(name)) var \(name)" }
      return "@State var \(name.quotedName): \(value.type) = { () -> \(value.type) in fatalError() }()"
    }
  }

  /// What was assumed, in the order of interest: types, functions, variables, the bodies left out.
  var assumptions: [String] {
    (declarations + members).map { text in
      text.replacing(" { get { fatalError() } set {} }", with: "").replacing(" { fatalError() }", with: "")
        .replacing(" { get set }", with: "").replacing("  init() {}\n", with: "")
        .split(separator: " = { () ->").first.map(String.init) ?? text
    }
  }

  /// The protocols that a value of the type needs for the whole to have them too are handed on to the types of its
  /// stored properties and payloads.
  private var orderedTypes: [GuessedType] {
    var types = types
    let inherited: Set = ["Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Sendable"]
    for _ in 0..<types.count {
      for type in types.values where type.kind == .model || type.kind == .enumeration {
        let parts = Array(type.properties.values) + type.cases.values.flatMap { $0.compactMap(\.type) }
        for name in Set(parts.flatMap(\.identifiers).map(String.init)) where types[name] != nil {
          if types[name]!.kind == .model || types[name]!.kind == .enumeration {
            types[name]!.conformances.formUnion(type.conformances.intersection(inherited))
          }
        }
      }
    }
    for name in types.keys where types[name]!.conformances.contains("Identifiable") {
      if types[name]!.kind == .enumeration {
        if types[name]!.properties["id"] == nil { types[name]!.properties["id"] = "String" }
      } else if types[name]!.properties["id"] == nil {
        types[name]!.properties["id"] = "UUID"
      }
    }
    return types.keys.sorted().map { types[$0]! }
  }
}
