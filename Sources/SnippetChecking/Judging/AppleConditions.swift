import SwiftParser
import SwiftSyntax

/// What the toolchain's own modules would let pass although Apple's platforms don't have it.
enum AppleConditions {
  /// Modules of this toolchain that Apple's doesn't have.
  private static let foreignModules: Set<String> = [
    "Android", "Bionic", "CDispatch", "CRT", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "SwiftGlibc", "WASILibc", "WinSDK", "ucrt",
  ]

  /// The text with `canImport` answered as on Apple's platforms, every byte in its place.
  static func adapt(_ source: String) -> String {
    guard source.contains("canImport(") else { return source }
    var text = source.replacing("canImport(Darwin)", with: "canImport(Swift) ")
    for module in foreignModules {
      let condition = "canImport(\(module))"
      guard text.contains(condition) else { continue }
      // No Apple target is that system.
      let never = "os(Linux)"
      text = text.replacing(
        condition, with: never + String(repeating: " ", count: condition.utf8.count - never.utf8.count))
    }
    return text
  }

  /// The imports of such modules, as errors of the compiler.
  static func errors(in source: String, modules: [String]) -> [CompilerDiagnostic] {
    guard !foreignModules.isDisjoint(with: modules) else { return [] }
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    return tree.statements.compactMap { item in
      guard let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name, foreignModules.contains(name.text) else {
        return nil
      }
      let place = converter.location(for: name.positionAfterSkippingLeadingTrivia)
      return CompilerDiagnostic(
        place: .primary, line: place.line, column: place.column, endColumn: place.column + name.text.utf8.count,
        severity: .error, message: "no such module '\(name.text)'")
    }
  }
}
