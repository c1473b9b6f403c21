// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Transaction {
  var values: [ObjectIdentifier: Any] = [:]

  public init() {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transaction {
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Transaction {
  private static let key = "SwiftUI.Transaction"

  /// That of the `withTransaction` or `withAnimation` in which this thread is.
  static var current: Transaction {
    Thread.current.threadDictionary[key] as? Transaction ?? Transaction()
  }

  /// Runs the body in the transaction.
  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let values = Thread.current.threadDictionary
    let outer = values[key]
    values[key] = transaction
    defer { values[key] = outer }
    return try body()
  }
}
