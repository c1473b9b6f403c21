// sdk: partial
@available(macOS 11.0, *)
public struct NSTextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let username = NSTextContentType(rawValue: "username")
  public static let password = NSTextContentType(rawValue: "password")
  public static let oneTimeCode = NSTextContentType(rawValue: "one-time-code")
}
