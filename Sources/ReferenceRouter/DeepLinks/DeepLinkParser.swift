import Foundation

/// Turns a URL into a plan, or says why it can't. It is a pure function of the URL: no state, no look-ups, no screens.
///
/// It reads the app's own scheme (`cairn://hut/ID`) and universal links (`https://cairn.example/hut/ID`) alike: in the
/// first form the first component is the URL's host. Schemes and hosts are compared without regard to case (RFC 3986,
/// sections 3.1 and 3.2.2), components exactly. Query items that no pattern asks for are ignored, since links pick some
/// up on their way.
///
/// An identifier that parses is still untrusted: whether the record exists and may be seen is for its screen to find out.
public struct DeepLinkParser<Definition: NavigationDefinition>: Sendable {
  private let schemes: Set<String>
  private let hosts: Set<String>
  private let patterns: [LinkPattern<Definition>]
  private let maximumLength: Int

  /// - Parameters:
  ///   - schemes: the app's own URL schemes, without `://`.
  ///   - hosts: the hosts of its universal links.
  ///   - maximumLength: in bytes; longer links are refused before they are taken apart.
  ///   - patterns: the first one that fits is used.
  public init(
    schemes: Set<String>, hosts: Set<String> = [], maximumLength: Int = 2048, patterns: [LinkPattern<Definition>]
  ) {
    self.schemes = Set(schemes.map { $0.lowercased() })
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.maximumLength = maximumLength
    self.patterns = patterns
  }

  /// The plan that the URL stands for.
  public func plan(for url: URL) throws(DeepLinkError) -> NavigationPlan<Definition> {
    guard url.absoluteString.utf8.count <= maximumLength else { throw .tooLong(limit: maximumLength) }
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { throw .unreadable }
    let components = try components(of: parts)
    for pattern in patterns {
      guard let parameters = pattern.parameters(matching: components) else { continue }
      return try pattern.plan(DeepLink(parameters: parameters, query: try query(of: parts)))
    }
    throw .unknown(components: components)
  }

  private func components(of parts: URLComponents) throws(DeepLinkError) -> [String] {
    let scheme = (parts.scheme ?? "").lowercased()
    guard parts.user == nil, parts.password == nil, parts.port == nil else { throw .unexpectedAuthority }
    let host = (parts.host ?? "").lowercased()
    var components = try pathComponents(of: parts)
    if schemes.contains(scheme) {
      if !host.isEmpty { components.insert(host, at: 0) }
    } else if scheme == "https" {
      guard hosts.contains(host) else { throw .foreignHost(host) }
    } else {
      throw .foreign(scheme: scheme)
    }
    return components
  }

  /// Split before decoding, so that an encoded slash stays within its component.
  private func pathComponents(of parts: URLComponents) throws(DeepLinkError) -> [String] {
    var pieces = parts.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false)
    if pieces.first?.isEmpty == true { pieces.removeFirst() }
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    var components: [String] = []
    for piece in pieces {
      guard let text = String(piece).removingPercentEncoding else { throw .unreadable }
      components.append(text)
    }
    return components
  }

  private func query(of parts: URLComponents) throws(DeepLinkError) -> [String: String] {
    var query: [String: String] = [:]
    for item in parts.queryItems ?? [] {
      guard query.updateValue(item.value ?? "", forKey: item.name) == nil else { throw .repeated(name: item.name) }
    }
    return query
  }
}
