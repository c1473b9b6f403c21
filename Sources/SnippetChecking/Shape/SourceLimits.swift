import SwiftSyntax

/// What Waymark looks into at most. Beyond these bounds a snippet's shape is unknown, so that no input, however made,
/// exhausts the stack or stalls the check.
enum SourceLimits {
  static let maximumBytes = 128 * 1024
  static let maximumLines = 3_000
  /// Levels of the syntax tree; a nested view costs about eight, a modifier two.
  static let maximumDepth = 600

  /// Why the text is beyond the bounds, as a clause that follows "since"; `nil` where it is not.
  static func excess(in lines: [String]) -> String? {
    if lines.count > maximumLines { return "it has more than \(maximumLines) lines" }
    let bytes = lines.reduce(lines.count) { $0 + $1.utf8.count }
    if bytes > maximumBytes { return "it has more than \(maximumBytes / 1024) KiB" }
    var scan = NestingScan()
    for line in lines {
      scan.add(line: line)
      if let excess = scan.excess { return excess }
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
