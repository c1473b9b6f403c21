import Diagnostics

/// A finished site: what is to be written where, and what is wrong with it.
package struct Site: Sendable {
  /// Sorted by path, each path once.
  package let files: [SiteFile]
  /// Links and anchors that lead nowhere, addresses that two documents want.
  package let diagnostics: [Diagnostic]

  package init(files: [SiteFile], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }

  package func file(_ path: String) -> SiteFile? {
    files.first { $0.path == path }
  }
}

/// One file of a site.
package struct SiteFile: Sendable, Hashable {
  package enum Contents: Sendable, Hashable {
    case bytes([UInt8])
    /// The bytes of another file, read when the site is written: images and downloads.
    case copy(of: String)
  }

  /// Within the site, `/` between its parts.
  package var path: String
  package var contents: Contents

  package init(path: String, contents: Contents) {
    self.path = path
    self.contents = contents
  }

  package init(path: String, bytes: [UInt8]) {
    self.init(path: path, contents: .bytes(bytes))
  }

  /// Empty for a file that is copied.
  package var bytes: [UInt8] {
    if case .bytes(let bytes) = contents { bytes } else { [] }
  }

  /// The bytes as text, for tests and previews.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
