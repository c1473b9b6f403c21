import Foundation

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct PersistentIdentifier: Hashable, Identifiable, Equatable, Comparable, Codable, Sendable {
  public let id: PersistentIdentifier.ID
  public var entityName: String { "" }
  public var storeIdentifier: String? { nil }

  init(id: PersistentIdentifier.ID) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    id = ID(number: try decoder.singleValueContainer().decode(Int.self))
  }

  public static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id == rhs.id }
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    lhs.id.number < rhs.id.number
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id.number)
  }

  // sdk: complete
  public struct ID: Hashable, Equatable, Sendable {
    let number: Int

    private static let lock = NSLock()
    nonisolated(unsafe) private static var last = 0

    /// Another one than all before.
    static func next() -> ID {
      lock.withLock {
        last += 1
        return ID(number: last)
      }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
    public static func == (lhs: PersistentIdentifier.ID, rhs: PersistentIdentifier.ID) -> Bool {
      lhs.number == rhs.number
    }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 10.0, visionOS 2.0, *)
  public static func identifier<T>(
    for storeIdentifier: String, entityName: String, primaryKey: T
  ) throws -> PersistentIdentifier
  where T: Comparable, T: CustomStringConvertible, T: Decodable, T: Encodable, T: Hashable { fatalError() }
}
