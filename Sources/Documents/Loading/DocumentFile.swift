import Diagnostics
import Foundation

/// A file to read, by three names.
struct DocumentFile: Sendable {
  /// As the person named it.
  var display: String
  /// Where it is.
  var location: String
  /// Within the content folder.
  var path: String

  static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }

  /// Reads and parses; what can't be read is a diagnostic.
  func load() -> (document: Document?, diagnostics: [Diagnostic]) {
    do throws(FileReader.Problem) {
      let bytes = try FileReader.read(location, limit: DocumentLimits.size)
      return Self.parse(bytes, display: display, path: path)
    } catch {
      return (nil, [error.diagnostic(file: display)])
    }
  }

  static func parse(_ bytes: [UInt8], display: String, path: String) -> (document: Document?, diagnostics: [Diagnostic])
  {
    let source = SourceText(file: display, bytes: bytes)
    if let offset = UTF8Check.firstInvalid(in: bytes) { return (nil, [invalid(source, at: offset)]) }
    if let refusal = DocumentLimits.refusal(of: source) { return (nil, [refusal]) }
    return (DocumentParser.parse(path: path, source: source), [])
  }

  private static func invalid(_ source: SourceText, at offset: Int) -> Diagnostic {
    let isUTF16 = source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF])
    let byte = String(source.bytes[offset], radix: 16, uppercase: true)
    return Diagnostic(
      "invalid-utf8", .error,
      isUTF16 ? "the file is UTF-16, not UTF-8" : "the file is not valid UTF-8: byte 0x\(byte) can't stand here",
      at: source.span(offset..<offset), recommendation: "Save the file as UTF-8.")
  }
}
