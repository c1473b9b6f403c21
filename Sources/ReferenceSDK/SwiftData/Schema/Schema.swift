import Foundation

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public final class Schema: Codable, Hashable, Sendable {
  public static let schemaEncodingVersion = Version(1, 0, 0)
  public let encodingVersion: Schema.Version
  public let version: Schema.Version
  public let entities: [Schema.Entity]
  public let entitiesByName: [String: Schema.Entity]

  public init() { fatalError() }

  public init(_ entities: Schema.Entity..., version: Schema.Version = Version(1, 0, 0)) { fatalError() }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public convenience init(_ types: any PersistentModel.Type..., version: Schema.Version = Version(1, 0, 0)) {
    fatalError()
  }

  public init(_ types: [any PersistentModel.Type], version: Schema.Version = Version(1, 0, 0)) { fatalError() }

  public convenience init(versionedSchema: any VersionedSchema.Type) { fatalError() }

  public init(from decoder: any Decoder) throws { fatalError() }

  public func encode(to encoder: any Encoder) throws {}

  public static func == (lhs: Schema, rhs: Schema) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {}

  public func save(to toURL: URL) throws {}

  public static func load(from fromURL: URL) throws -> Schema { fatalError() }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func entity<T>(for type: T.Type) -> Schema.Entity? where T: PersistentModel { nil }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public static func entityName<T>(for type: T.Type) -> String where T: PersistentModel { "" }

  // sdk: complete
  public struct Version: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func == (lhs: Schema.Version, rhs: Schema.Version) -> Bool { !(lhs < rhs) && !(lhs > rhs) }

    public static func < (lhs: Schema.Version, rhs: Schema.Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  // sdk: complete
  public struct PropertyMetadata {
    public init(
      name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil
    ) {}
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Schema: CustomDebugStringConvertible {
  public var debugDescription: String { "" }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol SchemaProperty: Decodable, Encodable, Hashable {
  var name: String { get set }
  var originalName: String { get set }
  var valueType: any Any.Type { get set }
  var isAttribute: Bool { get }
  var isRelationship: Bool { get }
  var isTransient: Bool { get }
  var isOptional: Bool { get }
  var isUnique: Bool { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SchemaProperty {
  public var isAttribute: Bool { false }
  public var isRelationship: Bool { false }
  public var isTransient: Bool { false }
  public var isOptional: Bool { false }
}
