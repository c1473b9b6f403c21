// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  // sdk: complete
  @frozen
  public struct Set: OptionSet, Sendable {
    public typealias Element = Axis.Set
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Axis.Set(rawValue: 1 << 0)
    public static let vertical = Axis.Set(rawValue: 1 << 1)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Axis: CustomStringConvertible {
  public var description: String {
    self == .horizontal ? "horizontal" : "vertical"
  }
}
