@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 1.0, *)
extension Schema {
  // sdk: complete
  public final class Index<T>: SchemaProperty, CustomDebugStringConvertible, Hashable, Codable
  where T: PersistentModel {
    // sdk: complete
    public enum Types<P> where P: PersistentModel {
      case binary([PartialKeyPath<P>])
      case rtree([PartialKeyPath<P>])
    }

    // sdk: complete
    public enum CodingKeys: CodingKey {
      case indices
    }

    public var name: String
    public var originalName: String
    public var valueType: any Any.Type
    public var isUnique: Bool { false }
    public let indices: [Schema.Index<T>.Types<T>]

    public init(_ indices: Schema.Index<T>.Types<T>...) { fatalError() }
    public init(_ binaryIndices: [PartialKeyPath<T>]...) { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }

    public static func == (lhs: Schema.Index<T>, rhs: Schema.Index<T>) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) {}
    public func encode(to encoder: any Encoder) throws {}
    public var debugDescription: String { name }
  }

  // sdk: complete
  public final class Unique<T>: SchemaProperty, CustomDebugStringConvertible, Hashable, Codable
  where T: PersistentModel {
    // sdk: complete
    public enum CodingKeys: CodingKey {
      case constraints
    }

    public var name: String
    public var originalName: String
    public var valueType: any Any.Type
    public var isUnique: Bool { true }
    public let constraints: [[PartialKeyPath<T>]]

    public init(_ constraints: [PartialKeyPath<T>]...) { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }

    public static func == (lhs: Schema.Unique<T>, rhs: Schema.Unique<T>) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) {}
    public func encode(to encoder: any Encoder) throws {}
    public var debugDescription: String { name }
  }
}
