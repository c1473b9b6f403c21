import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// What of a text a platform's compiler sees through `#if`.
struct ActiveCode {
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  /// The byte ranges of the branches of `#if`s that ask for a platform.
  private let conditionalRanges: [Range<Int>]

  /// - Parameter source: parsed only if it has a condition.
  init(_ source: String) {
    let source = source.contains("#if") ? source : ""
    tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    conditionalRanges = finder.ranges
  }

  var hasConditions: Bool { !conditionalRanges.isEmpty }

  /// Whether a place lies in a branch that is kept for some platforms.
  func isConditional(line: Int, column: Int) -> Bool {
    guard hasConditions else { return false }
    let offset = converter.position(ofLine: line, column: column).utf8Offset
    return conditionalRanges.contains { $0.contains(offset) }
  }

  /// Whether the compiler for the platform sees nothing but imports on the given lines.
  func isVacuous(on platform: ApplePlatform, lines: Set<Int>) -> Bool {
    guard !tree.statements.isEmpty else { return false }
    let regions = tree.configuredRegions(in: PlatformConfiguration(platform))
    return !tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind != .endOfFile, !Self.isImport(token), !Self.isDirective(token) else { return false }
      let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
      return lines.contains(line) && regions.isActive(token) == .active
    }
  }

  private static func isImport(_ token: TokenSyntax) -> Bool {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if current.is(ImportDeclSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// The words of `#if` and its conditions themselves.
  private static func isDirective(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return true
    default: break
    }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let clause = current.parent?.as(IfConfigClauseSyntax.self) {
        return clause.condition.map { Syntax($0) } == current
      }
      node = current.parent
    }
    return false
  }

  private final class ConditionFinder: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let asks = node.clauses.contains { clause in
        let condition = clause.condition?.description ?? ""
        return condition.contains("os(") || condition.contains("canImport(") || condition.contains("targetEnvironment(")
      }
      if asks { ranges.append(node.position.utf8Offset..<node.endPosition.utf8Offset) }
      return .visitChildren
    }
  }
}
