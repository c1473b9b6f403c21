/// A record of the app's store.
public struct Record: Hashable, Sendable {
  /// Whether the person may see it, and why not.
  public enum Condition: UInt8, Hashable, Sendable, CaseIterable {
    case available
    /// Deleted, here or by synchronisation from elsewhere.
    case deleted
    /// The person's access was taken back.
    case forbidden
    /// It belongs to another account.
    case foreign
  }

  public var name: Name
  public var condition: Condition
  /// How often it was edited.
  public var revision: UInt16

  public init(_ name: Name, _ condition: Condition = .available, revision: UInt16 = 0) {
    self.name = name
    self.condition = condition
    self.revision = revision
  }
}
