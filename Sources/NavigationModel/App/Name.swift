/// A name of the app (a tab, a route, a record, a sheet) as a number. The texts are kept outside, in the order of their
/// numbers, so that state, events and notes hold no text and are equal byte for byte wherever the model runs.
public struct Name: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public var number: UInt16

  public init(_ number: UInt16) {
    self.number = number
  }

  public init(integerLiteral value: UInt16) {
    number = value
  }
}
