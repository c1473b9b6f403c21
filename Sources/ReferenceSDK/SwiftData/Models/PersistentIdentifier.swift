// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct PersistentIdentifier: Hashable, Identifiable, Equatable, Comparable, Codable, Sendable {
  public let id: PersistentIdentifier.ID
  public var entityName: String { "" }
  public var storeIdentifier: String? { nil }

  public init(from decoder: any Decoder) throws { fatalError() }

  public static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id == rhs.id }
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { false }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public func encode(to encoder: any Encoder) throws {}

  // sdk: complete
  public struct ID: Hashable, Equatable, Sendable {
    public func hash(into hasher: inout Hasher) {}
    public static func == (lhs: PersistentIdentifier.ID, rhs: PersistentIdentifier.ID) -> Bool { true }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 10.0, visionOS 2.0, *)
  public static func identifier<T>(
    for storeIdentifier: String, entityName: String, primaryKey: T
  ) throws -> PersistentIdentifier
  where T: Comparable, T: CustomStringConvertible, T: Decodable, T: Encodable, T: Hashable { fatalError() }
}
