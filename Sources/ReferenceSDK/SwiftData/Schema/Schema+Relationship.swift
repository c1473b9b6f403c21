@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Schema {
  // sdk: complete
  public final class Relationship: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
    public var name: String
    public var originalName: String
    public var keypath: AnyKeyPath?
    public var options: [Schema.Relationship.Option]
    public var valueType: any Any.Type
    public var destination: String
    public var deleteRule: Schema.Relationship.DeleteRule
    public var inverseName: String?
    public var inverseKeyPath: AnyKeyPath?
    public var minimumModelCount: Int?
    public var maximumModelCount: Int?
    public var hashModifier: String?
    public var isToOneRelationship: Bool { true }

    public init(
      _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
      minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
      inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      fatalError()
    }

    public init(from decoder: any Decoder) throws { fatalError() }

    public func encode(to encoder: any Encoder) throws {}
    public var isUnique: Bool { false }
    public var isAttribute: Bool { false }
    public var isTransient: Bool { false }
    public static func == (lhs: Schema.Relationship, rhs: Schema.Relationship) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) {}
    public var debugDescription: String { name }

    // sdk: complete
    public enum DeleteRule: String, Codable {
      case noAction
      case nullify
      case cascade
      case deny
    }

    // sdk: complete
    public struct Option: Codable, Hashable, CustomDebugStringConvertible {
      init() {}

      public static var unique: Schema.Relationship.Option { Option() }
      public var debugDescription: String { "" }
    }
  }
}
