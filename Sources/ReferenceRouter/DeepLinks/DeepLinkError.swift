/// Why a URL leads nowhere. Nothing has moved when it is thrown.
public enum DeepLinkError: Error, Hashable, Sendable {
  /// The URL is longer than the parser's limit, in bytes.
  case tooLong(limit: Int)
  /// Neither one of the app's own schemes nor `https` for one of its hosts.
  case foreign(scheme: String)
  case foreignHost(String)
  /// A user, a password or a port, which no link of the app has.
  case unexpectedAuthority
  /// The text is no URL that can be taken apart, or a part of it isn't UTF-8 when decoded.
  case unreadable
  /// No pattern fits these components.
  case unknown(components: [String])
  /// A value that is there but isn't what its name promises.
  case malformed(name: String, value: String)
  /// A query item that the link needs.
  case missing(name: String)
  /// A query item that is there more than once.
  case repeated(name: String)
}

extension DeepLinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLong(let limit): "the link is longer than \(limit) bytes"
    case .foreign(let scheme): "the scheme '\(scheme)' is not one of the app's"
    case .foreignHost(let host): "the host '\(host)' is not one of the app's"
    case .unexpectedAuthority: "a link of the app has no user, password or port"
    case .unreadable: "the link can't be read as a URL"
    case .unknown(let components): "no pattern fits '\(components.joined(separator: "/"))'"
    case .malformed(let name, let value): "'\(value)' is no valid value for '\(name)'"
    case .missing(let name): "the query item '\(name)' is missing"
    case .repeated(let name): "the query item '\(name)' is there more than once"
    }
  }
}
