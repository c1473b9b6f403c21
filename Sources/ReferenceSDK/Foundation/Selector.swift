/// The name of a method of Objective-C's.
// sdk: complete
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, Sendable {
  let name: String

  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }

  public var description: String { name }
}
