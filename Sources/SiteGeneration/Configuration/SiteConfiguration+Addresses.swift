extension SiteConfiguration {
  /// The path under which the site is served: begins and ends with `/`.
  var servedPath: String {
    if let basePath { return Self.slashed(basePath) }
    return Self.slashed(baseURLParts?.path ?? "")
  }

  /// The whole address of a file or folder of the site, if the site knows where it will be.
  func absoluteAddress(of encodedPath: String) -> String? {
    guard let parts = baseURLParts else { return nil }
    return parts.origin + servedPath + encodedPath
  }

  /// Where a document is edited, if the repository is known.
  ///
  /// The address of a GitHub or GitLab project is completed; any other one is taken as the folder that the documents'
  /// paths continue.
  func editAddress(of document: String, source: String) -> String? {
    guard let repository, HTMLAllowList.isSafeAbsolute(repository) else { return nil }
    let base = repository.hasSuffix("/") ? String(repository.dropLast()) : repository
    let parts = base.split(separator: "/", omittingEmptySubsequences: true)
    let isHosted = parts.count == 4 && (parts[1] == "github.com" || parts[1] == "gitlab.com")
    guard isHosted else { return base + "/" + PageAddress.percentEncoded(document) }
    guard !source.hasPrefix("/"), !source.split(separator: "/").contains("..") else { return nil }
    let marker = parts[1] == "gitlab.com" ? "/-/edit/main/" : "/edit/main/"
    let path = source.hasPrefix("./") ? String(source.dropFirst(2)) : source
    return base + marker + PageAddress.percentEncoded(path)
  }

  private var baseURLParts: (origin: String, path: String)? {
    guard let baseURL, HTMLAllowList.isSafeAbsolute(baseURL) else { return nil }
    let bytes = Array(baseURL.utf8)
    var slashes = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") {
      slashes += 1
      if slashes == 3 {
        return (String(decoding: bytes[..<index], as: UTF8.self), String(decoding: bytes[index...], as: UTF8.self))
      }
    }
    return slashes == 2 ? (baseURL, "") : nil
  }

  private static func slashed(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
  }
}
