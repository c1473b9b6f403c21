/// A platform that snippets are judged for.
package enum ApplePlatform: String, Sendable, CaseIterable, Codable {
  case iOS
  case macOS

  /// Reads Apple's name in any case.
  package init?(named name: String) {
    guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = platform
  }

  /// The version of the SDK that the reference SDK declares, which is the baseline where a document names none.
  package var newestVersion: String { "26.0" }

  /// The oldest deployment target at which SwiftUI exists.
  package var oldestVersion: String {
    switch self {
    case .iOS: "13.0"
    case .macOS: "11.0"
    }
  }
}

/// A version number such as `18` or `18.4`, compared part by part.
package struct PlatformVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0], major >= 0 else { return nil }
    self.major = major
    minor = parts.count > 1 ? parts[1] ?? 0 : 0
  }

  package var description: String { "\(major).\(minor)" }

  package static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}
