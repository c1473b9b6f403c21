/// A JSON value with the way that led to it, for errors.
struct JSONMember {
  struct Fault: Error {
    var message: String
    var advice: String?

    init(_ message: String, advice: String? = nil) {
      self.message = message
      self.advice = advice
    }
  }

  private let json: JSON?
  /// Such as `snippets[3].line`; empty for the whole.
  private let path: String

  init(_ json: JSON?, path: String) {
    self.json = json
    self.path = path
  }

  /// A member, also one that isn't there.
  subscript(_ name: String) -> JSONMember {
    let inner = path.isEmpty ? name : "\(path).\(name)"
    guard case .object(let members) = json else { return JSONMember(nil, path: inner) }
    return JSONMember(members[name], path: inner)
  }

  /// `nil` for a member that isn't there.
  func optional(_ name: String) -> JSONMember? {
    let member = self[name]
    return member.json == nil ? nil : member
  }

  func value() throws(Fault) -> JSON {
    guard let json else { throw fault("is missing") }
    return json
  }

  func string() throws(Fault) -> String {
    guard case .string(let text) = try value() else { throw fault("is no text") }
    return text
  }

  func int() throws(Fault) -> Int {
    guard case .int(let number) = try value() else { throw fault("is no number") }
    return number
  }

  func bool() throws(Fault) -> Bool {
    guard case .bool(let value) = try value() else { throw fault("is neither true nor false") }
    return value
  }

  func array() throws(Fault) -> [JSONMember] {
    guard case .array(let values) = try value() else { throw fault("is no list") }
    return values.enumerated().map { JSONMember($1, path: "\(path)[\($0)]") }
  }

  func strings() throws(Fault) -> [String] {
    var texts: [String] = []
    for member in try array() { texts.append(try member.string()) }
    return texts
  }

  /// The members of an object, sorted by name.
  func members() throws(Fault) -> [(name: String, member: JSONMember)] {
    guard case .object(let members) = try value() else { throw fault("is no object") }
    return members.keys.sorted().map { (name: $0, member: self[$0]) }
  }

  func texts() throws(Fault) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, member) in try members() { texts[name] = try member.string() }
    return texts
  }

  func word<Word: RawRepresentable>(_ type: Word.Type) throws(Fault) -> Word where Word.RawValue == String {
    let text = try string()
    guard let word = Word(rawValue: text) else { throw fault("is '\(text)', which it can't be") }
    return word
  }

  private func fault(_ what: String) -> Fault {
    Fault(path.isEmpty ? "the report \(what)" : "'\(path)' \(what)")
  }
}
