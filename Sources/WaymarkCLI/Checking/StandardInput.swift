import Diagnostics
import Documents

/// A document that comes on standard input.
enum StandardInput {
  /// - Parameter name: what messages call the document.
  static func documents(_ name: String, _ terminal: Terminal) throws -> DocumentSet {
    let bytes: [UInt8]
    do {
      bytes = try terminal.readInput()
    } catch {
      throw EnvironmentProblem("standard input can't be read", advice: "Send the document's text, or name its file.")
    }
    let document = _Std.parse(SourceText(file: name, bytes: bytes), path: name)
    return DocumentSet(documents: [document].compactMap { $0 }, assets: [], diagnostics: [])
  }
}
