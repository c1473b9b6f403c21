import Foundation

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  var timestamp: Date { get }
  var changes: [HistoryChange] { get }
  var token: Self.TokenType { get }
  var transactionIdentifier: Self.TransactionIdentifier { get }
  var storeIdentifier: String { get }
  var author: String? { get }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public enum HistoryChange: Sendable {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  public var changedPersistentIdentifier: PersistentIdentifier { fatalError() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol HistoryInsert<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

  var changeIdentifier: Self.ChangeIdentifier { get }
  var transactionIdentifier: Self.TransactionIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol HistoryUpdate<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
  typealias PropertyUpdate = PartialKeyPath<Self.Model> & Sendable

  var changeIdentifier: Self.ChangeIdentifier { get }
  var transactionIdentifier: Self.TransactionIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var updatedAttributes: [any PartialKeyPath<Self.Model> & Sendable] { get }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol HistoryDelete<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

  var changeIdentifier: Self.ChangeIdentifier { get }
  var transactionIdentifier: Self.TransactionIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var tombstone: HistoryTombstone<Self.Model> { get }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol HistoryToken: Comparable, Decodable, Encodable, Hashable, Identifiable, Sendable {
  associatedtype TokenType: Decodable, Encodable, Hashable, Sendable

  var tokenValue: Self.TokenType? { get }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct HistoryTombstone<Model>: Sequence, @unchecked Sendable where Model: PersistentModel {
  // sdk: complete
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Any? { nil }
  }

  public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? { nil }

  public func makeIterator() -> HistoryTombstone<Model>.Iterator { Iterator() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct HistoryDescriptor<TransactionType> where TransactionType: HistoryTransaction {
  public var predicate: Predicate<TransactionType>?
  public var fetchLimit: UInt64 = 0

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public var sortBy: [SortDescriptor<TransactionType>] {
    get { [] }
    set {}
  }

  public init(predicate: Predicate<TransactionType>? = nil) {
    self.predicate = predicate
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
    self.predicate = predicate
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol HistoryProviding {
  associatedtype HistoryType: HistoryTransaction

  static var historyType: Self.HistoryType.Type { get }
  func fetchHistory(_ descriptor: HistoryDescriptor<Self.HistoryType>) throws -> [Self.HistoryType]
  func deleteHistory(_ descriptor: HistoryDescriptor<Self.HistoryType>) throws
}
