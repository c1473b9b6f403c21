@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationPath.CodableRepresentation: Codable {
  /// Reads alternating type names and JSON values, the last element of the path first.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [NavigationPathElement] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let json = try container.decode(String.self)
      elements.append(
        try NavigationPathElement(mangledTypeName: name, json: json, codingPath: container.codingPath))
    }
    elements.reverse()
    self.elements = elements
  }

  /// Writes alternating type names and JSON values, the last element of the path first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements.reversed() {
      guard let encode = element.encode, let name = _mangledTypeName(element.type) else {
        throw EncodingError.invalidValue(
          element.value.base,
          EncodingError.Context(
            codingPath: container.codingPath, debugDescription: "\(element.type) can't be written by name."))
      }
      try container.encode(name)
      try container.encode(encode())
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (
    lhs: NavigationPath.CodableRepresentation, rhs: NavigationPath.CodableRepresentation
  ) -> Bool {
    lhs.elements == rhs.elements
  }
}
