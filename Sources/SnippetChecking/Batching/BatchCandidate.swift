import SwiftParser
import SwiftSyntax

/// A unit that may share a module with others: its texts as one file whose declarations nobody else sees.
///
/// Sharing saves most of a compiler's start, and is sound only for what can't leak. So a candidate has declarations alone;
/// its top level becomes `fileprivate`; it conforms none but its own types to anything; it declares no operator, whose
/// name would be every file's, and no literal type; it has no `@main`, `@inlinable` or underscored attribute, no
/// `#sourceLocation`, and imports nothing but modules that are there.
package struct BatchCandidate: Sendable {
  /// What the files of one module must have in common.
  package struct Group: Hashable, Sendable {
    package var platform: ApplePlatform
    package var version: String
    package var languageMode: String
    /// Sorted. Members of an import are seen in all files of a module, so all must have the same.
    package var imports: [String]
    package var depth = Depth.whole
  }

  /// How far the compiler goes.
  package enum Depth: Hashable, Sendable {
    /// To all its diagnostics, those of the control flow included.
    case whole
    /// To the types alone, since the control flow is the same as that of a unit which is compiled whole.
    case types
  }

  package private(set) var group: Group
  package let text: String

  /// Longer texts are compiled alone, so that one of them doesn't make many others wait.
  static let maximumBytes = 24 * 1024

  /// The same texts for another platform, if that has the modules that they import.
  ///
  /// - Throws: `importsUnknown` where it hasn't.
  func retargeted(to target: JudgingTask.Target, modules: Set<String>) throws(BatchObstacle) -> BatchCandidate {
    guard modules.isSuperset(of: group.imports) else { throw .importsUnknown }
    var candidate = self
    candidate.group.platform = target.platform
    candidate.group.version = target.version
    if isAlikeEverywhere { candidate.group.depth = .types }
    return candidate
  }

  /// Whether the text means the same on every platform, once its types are right there. What the compiler finds after that
  /// (a missing return, a variable without a value, a value that is sent away and used again) depends on the code and on
  /// the declarations it uses, which are the same but for those of UIKit and AppKit.
  var isAlikeEverywhere: Bool {
    let text = Array(text.utf8)
    let (condition, availability) = (Array("#if".utf8), Array("vailable".utf8))
    let (n, s, u, i) = (UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "U"), UInt8(ascii: "I"))
    return !text.indices.contains { index in
      switch text[index] {
      case condition[0]: text[index...].starts(with: condition)
      case availability[0]: text[index...].starts(with: availability)
      case n: index + 2 < text.count && text[index + 1] == s && (0x41...0x5A).contains(text[index + 2])
      case u: index + 2 < text.count && text[index + 1] == i && (0x41...0x5A).contains(text[index + 2])
      default: false
      }
    }
  }

  /// - Parameter modules: The names that may be imported.
  /// - Throws: why the unit must be compiled alone.
  init(_ unit: CompilationUnit, modules: Set<String>) throws(BatchObstacle) {
    guard unit.isLibrary else { throw .isProgram }
    guard unit.primary.utf8.count + unit.context.utf8.count <= Self.maximumBytes,
      SourceLimits.excess(in: unit.primary.lineTexts + unit.context.lineTexts) == nil
    else { throw .isLong }
    let primary = try BatchFile(unit.primary)
    let context = try BatchFile(unit.context)
    let imports = try primary.imports()
    guard imports.isSubset(of: modules) else { throw .importsUnknown }
    guard try context.imports().isSubset(of: ReferenceSDK.visibleModules(importing: imports)) else {
      throw .importsLess
    }
    let types = primary.types.union(context.types)
    if try primary.sees(context.secrets()) { throw .seesSecrets }
    group = Group(
      platform: unit.platform, version: unit.version, languageMode: unit.languageMode,
      imports: try imports.union(context.imports()).sorted())
    // The part comes first: its lines keep their numbers.
    text = try primary.hidden(ownTypes: types) + "\n" + context.hidden(ownTypes: types)
  }
}

extension String {
  fileprivate var lineTexts: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
