import Foundation

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultHistoryTransaction: HistoryTransaction {
  public typealias TransactionIdentifier = Int64
  public typealias TokenType = DefaultHistoryToken

  public var id: Int64 { transactionIdentifier }
  public let timestamp: Date
  public let changes: [HistoryChange]
  public let token: DefaultHistoryTransaction.TokenType
  public let transactionIdentifier: DefaultHistoryTransaction.TransactionIdentifier
  public let storeIdentifier: String
  public let bundleIdentifier: String
  public let processIdentifier: String
  public let author: String?

  public static func == (lhs: DefaultHistoryTransaction, rhs: DefaultHistoryTransaction) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultHistoryInsert<Model>: HistoryInsert where Model: PersistentModel {
  public typealias TransactionIdentifier = Int64
  public typealias ChangeIdentifier = Int64

  public let changeIdentifier: DefaultHistoryInsert<Model>.ChangeIdentifier
  public let transactionIdentifier: DefaultHistoryInsert<Model>.TransactionIdentifier
  public let changedPersistentIdentifier: PersistentIdentifier

  public static func == (lhs: DefaultHistoryInsert<Model>, rhs: DefaultHistoryInsert<Model>) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultHistoryUpdate<Model>: HistoryUpdate where Model: PersistentModel {
  public typealias TransactionIdentifier = Int64
  public typealias ChangeIdentifier = Int64
  public typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

  public let changeIdentifier: DefaultHistoryUpdate<Model>.ChangeIdentifier
  public let transactionIdentifier: DefaultHistoryUpdate<Model>.TransactionIdentifier
  public let changedPersistentIdentifier: PersistentIdentifier
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]

  public static func == (lhs: DefaultHistoryUpdate<Model>, rhs: DefaultHistoryUpdate<Model>) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultHistoryDelete<Model>: HistoryDelete where Model: PersistentModel {
  public typealias TransactionIdentifier = Int64
  public typealias ChangeIdentifier = Int64

  public let changeIdentifier: DefaultHistoryDelete<Model>.ChangeIdentifier
  public let transactionIdentifier: DefaultHistoryDelete<Model>.TransactionIdentifier
  public let changedPersistentIdentifier: PersistentIdentifier
  public let tombstone: HistoryTombstone<Model>

  public static func == (lhs: DefaultHistoryDelete<Model>, rhs: DefaultHistoryDelete<Model>) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultHistoryToken: HistoryToken, Codable {
  public typealias TokenType = [String: Int64]

  public var id: Int { 0 }
  public let tokenValue: DefaultHistoryToken.TokenType?

  public static func == (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) {}
  public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool { false }
}
