@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Schema {
  // sdk: complete
  public final class Entity: Codable, Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    public var name: String
    public var subentities: Set<Schema.Entity> = []
    public var superentityName: String?
    public var superentity: Schema.Entity?
    public var storedProperties: [any SchemaProperty] = []
    public var inheritedProperties: [any SchemaProperty] = []
    public var properties: [any SchemaProperty] { storedProperties }
    public var attributes: Set<Schema.Attribute> = []
    public var relationships: Set<Schema.Relationship> = []
    public var attributesByName: [String: Schema.Attribute] = [:]
    public var relationshipsByName: [String: Schema.Relationship] = [:]
    public var storedPropertiesByName: [String: any SchemaProperty] = [:]
    public var inheritedPropertiesByName: [String: any SchemaProperty] = [:]
    public var uniquenessConstraints: [[String]] = []

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 1.0, *)
    public var indices: [[String]] {
      get { [] }
      set {}
    }

    public init(_ name: String) { self.name = name }
    public init(_ name: String, subentities: Schema.Entity..., properties: any SchemaProperty...) { self.name = name }
    public init(_ name: String, properties: any SchemaProperty...) { self.name = name }
    public init(from decoder: any Decoder) throws { fatalError() }

    public func encode(to encoder: any Encoder) throws {}
    public static func == (lhs: Schema.Entity, rhs: Schema.Entity) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) {}
    public var debugDescription: String { name }
  }
}
