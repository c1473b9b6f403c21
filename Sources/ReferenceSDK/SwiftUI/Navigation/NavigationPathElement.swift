/// One value of a navigation path, erased to what every element must have: a type, equality, and perhaps an encoder.
struct NavigationPathElement: Equatable {
  let value: AnyHashable
  let type: Any.Type
  let encode: (() throws -> String)?

  init<V>(hashable value: V) where V: Hashable {
    self.value = AnyHashable(value)
    type = V.self
    encode = nil
  }

  init<V>(codable value: V) where V: Hashable, V: Codable {
    self.value = AnyHashable(value)
    type = V.self
    encode = { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
  }

  /// Two elements are equal only if they also have the same static type: `AnyHashable` alone calls `1` and `1.0` equal.
  static func == (lhs: NavigationPathElement, rhs: NavigationPathElement) -> Bool {
    lhs.type == rhs.type && lhs.value == rhs.value
  }
}

extension NavigationPathElement {
  /// Reads back an element from the mangled name of its type and its JSON; throws if no codable type has that name.
  init(mangledTypeName name: String, json: String, codingPath: [any CodingKey]) throws {
    guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "No hashable and codable type has the name \(name)."))
    }
    self = try Self.decode(type, from: json)
  }

  private static func decode<V>(_ type: V.Type, from json: String) throws -> NavigationPathElement
  where V: Hashable, V: Codable {
    NavigationPathElement(codable: try JSONDecoder().decode(type, from: Foundation.Data(json.utf8)))
  }
}
