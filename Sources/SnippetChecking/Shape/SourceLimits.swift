import SwiftSyntax

/// What Waymark looks into at most. Beyond these bounds a snippet's shape is unknown, so that no input, however made,
/// exhausts the stack or stalls the check.
enum SourceLimits {
  static let maximumBytes = 256 * 1024
  static let maximumLines = 5_000
  /// Levels of `{`, `(` and `[`.
  static let maximumBrackets = 100
  /// Levels of the syntax tree; a nested view costs about eight, a modifier two.
  static let maximumDepth = 900

  /// Why the text is beyond the bounds, `nil` where it is not.
  static func excess(in lines: [String]) -> String? {
    if lines.count > maximumLines { return "it has more than \(maximumLines) lines" }
    var bytes = lines.count
    var depth = 0
    for line in lines {
      bytes += line.utf8.count
      if bytes > maximumBytes { return "it has more than \(maximumBytes / 1024) KiB" }
      for byte in line.utf8 {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
        default: break
        }
        if depth > maximumBrackets { return "its brackets are nested more than \(maximumBrackets) deep" }
      }
    }
    return nil
  }

  /// Whether the tree is too deep for code that walks it by recursion. Walks without recursion itself.
  static func isTooDeep(_ root: Syntax) -> Bool {
    var level = [root]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      if depth > maximumDepth { return true }
      level = level.flatMap { node in node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) } }
    }
    return false
  }
}
