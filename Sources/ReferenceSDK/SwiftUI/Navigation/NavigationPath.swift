// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationPath {
  var elements: [NavigationPathElement]

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// The serializable form, or nil if any element was added without being known as codable.
  public var codable: NavigationPath.CodableRepresentation? {
    guard elements.allSatisfy({ $0.encode != nil }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  public init() {
    elements = []
  }

  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    self.elements = elements.map(NavigationPathElement.init(hashable:))
  }

  public init<S>(_ elements: S)
  where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
    self.elements = elements.map(NavigationPathElement.init(codable:))
  }

  public init(_ codable: NavigationPath.CodableRepresentation) {
    elements = codable.elements
  }

  public mutating func append<V>(_ value: V) where V: Hashable {
    elements.append(NavigationPathElement(hashable: value))
  }

  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    elements.append(NavigationPathElement(codable: value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }

  public struct CodableRepresentation {
    let elements: [NavigationPathElement]
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationPath: Equatable {
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements == rhs.elements
  }
}
