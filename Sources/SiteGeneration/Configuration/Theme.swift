import Diagnostics
import Foundation

/// The files that every page loads. Their names carry a hash of their content, so that a browser may keep them for good.
package struct Theme: Sendable {
  package struct File: Sendable, Hashable {
    /// The path within the site.
    package var path: String
    package var bytes: [UInt8]
  }

  package let styleSheet: File
  package let script: File
  package let icon: File
  package var player: Player

  package init(styleSheet: [UInt8], script: [UInt8], icon: [UInt8], player: Player) {
    self.styleSheet = File("waymark", "css", styleSheet)
    self.script = File("waymark", "js", script)
    self.icon = File("icon", "svg", icon)
    self.player = player
  }

  package var files: [File] { [styleSheet, script, icon] }

  /// Reads the theme from the folder `Site` of the tool's resources.
  ///
  /// - Parameter overrides: a folder whose files replace those of the same names.
  /// - Throws: `EnvironmentProblem` where a file is missing or can't be read.
  package static func load(from folder: String, overrides: String? = nil) throws -> Theme {
    func read(_ name: String) throws -> [UInt8] {
      let own = overrides.map { $0 + "/" + name }.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
      let path = own ?? folder + "/" + name
      do {
        return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      } catch {
        throw EnvironmentProblem(
          "the theme's file '\(path)' can't be read",
          advice: "Reinstall with 'make install', or set WAYMARK_RESOURCES to the folder that holds Site.")
      }
    }
    return Theme(
      styleSheet: try read("waymark.css"), script: try read("waymark.js"), icon: try read("icon.svg"),
      player: Player(styleSheet: try read("player.css"), script: try read("player.js")))
  }
}

extension Theme.File {
  /// A file whose name carries the hash of its content.
  init(_ name: String, _ suffix: String, _ bytes: [UInt8]) {
    // FNV-1a: names need only differ when the content does; nobody has to be kept from forging one.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    self.init(path: "theme/\(name)-\(padded).\(suffix)", bytes: bytes)
  }
}
