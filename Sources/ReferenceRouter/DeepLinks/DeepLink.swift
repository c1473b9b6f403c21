import Foundation

/// A link that fits a pattern: its named components and its query, decoded but not trusted.
public struct DeepLink: Hashable, Sendable {
  /// The components that the pattern names, by their names.
  public let parameters: [String: String]
  /// The query items. One without a value (`?offline`) is an empty text.
  public let query: [String: String]

  init(parameters: [String: String], query: [String: String]) {
    self.parameters = parameters
    self.query = query
  }

  /// A named component as text.
  public func text(_ name: String) throws(DeepLinkError) -> String {
    guard let value = parameters[name] else { throw .missing(name: name) }
    return value
  }

  /// A named component as a number or another value that text converts to without loss.
  public func value<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DeepLinkError) -> Value {
    let text = try text(name)
    guard let value = Value(text) else { throw .malformed(name: name, value: text) }
    return value
  }

  /// A named component as a UUID. A wrong one is an error and is never replaced: a made-up identifier would open a
  /// screen for a record that can't exist.
  public func uuid(_ name: String) throws(DeepLinkError) -> UUID {
    let text = try text(name)
    guard let value = UUID(uuidString: text) else { throw .malformed(name: name, value: text) }
    return value
  }

  /// A query item that may be left out, but must be right where it is given.
  public func queryValue<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DeepLinkError) -> Value? {
    guard let text = query[name] else { return nil }
    guard let value = Value(text) else { throw .malformed(name: name, value: text) }
    return value
  }

  /// A query item that must be there.
  public func requiredQueryValue<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DeepLinkError) -> Value {
    guard let value = try queryValue(name, as: type) else { throw .missing(name: name) }
    return value
  }
}
