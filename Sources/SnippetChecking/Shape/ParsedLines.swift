import SwiftParser
import SwiftSyntax

/// Lines of Swift with their syntax tree and the facts about tokens and comments that lines alone don't tell.
struct ParsedLines {
  /// A token as it lies in the lines.
  struct Token {
    var syntax: TokenSyntax
    /// The offset of its first byte in the joined text.
    var offset: Int
    /// The index of the line on which it begins.
    var line: Int
    /// How many brackets are open before it; a closing bracket without its opening one counts for nothing.
    var depth: Int
    var isFirstOnLine: Bool
  }

  struct Comment {
    var text: String
    var offset: Int
    var line: Int
    /// No code stands before it on its line.
    var isAlone: Bool
    /// The index of the token that follows it.
    var nextToken: Int
    var depth: Int
  }

  let lines: [String]
  let tree: SourceFileSyntax
  let tokens: [Token]
  let comments: [Comment]
  private let lineStarts: [Int]

  /// - Returns: `nil` where the text is beyond `SourceLimits`.
  init?(_ lines: [String]) {
    guard SourceLimits.excess(in: lines) == nil else { return nil }
    self.lines = lines
    var starts: [Int] = []
    var text = ""
    var offset = 0
    for line in lines {
      starts.append(offset)
      text += line
      text += "\n"
      offset += line.utf8.count + 1
    }
    lineStarts = starts
    tree = Parser.parse(source: text)
    guard !SourceLimits.isTooDeep(Syntax(tree)) else { return nil }
    var scan = TokenScan(lineStarts: starts)
    for token in tree.tokens(viewMode: .sourceAccurate) { scan.add(token) }
    tokens = scan.tokens
    comments = scan.comments
  }

  /// The index of the line in which a byte of the joined text lies.
  func line(at offset: Int) -> Int { lineStarts.lineIndex(at: offset) }

  func lineRange(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let last = line(at: max(node.endPositionBeforeTrailingTrivia.utf8Offset - 1, 0))
    return first...max(first, last)
  }

  /// The offset of a line's first byte.
  func start(ofLine line: Int) -> Int { lineStarts[line] }
}

/// Collects tokens and comments in one pass.
private struct TokenScan {
  let lineStarts: [Int]
  var tokens: [ParsedLines.Token] = []
  var comments: [ParsedLines.Comment] = []
  private var depth = 0
  private var lastCodeLine = -1

  init(lineStarts: [Int]) {
    self.lineStarts = lineStarts
  }

  mutating func add(_ token: TokenSyntax) {
    collectComments(in: token.leadingTrivia, from: token.position.utf8Offset)
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let line = lineStarts.lineIndex(at: offset)
    let isClosing = token.closesBracket
    tokens.append(.init(syntax: token, offset: offset, line: line, depth: depth, isFirstOnLine: line != lastCodeLine))
    if token.opensBracket { depth += 1 }
    if isClosing { depth = max(0, depth - 1) }
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    if end > offset { lastCodeLine = lineStarts.lineIndex(at: end - 1) }
    collectComments(in: token.trailingTrivia, from: end)
  }

  private mutating func collectComments(in trivia: Trivia, from start: Int) {
    var offset = start
    for piece in trivia {
      switch piece {
      case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
        let line = lineStarts.lineIndex(at: offset)
        comments.append(
          .init(
            text: text, offset: offset, line: line, isAlone: line != lastCodeLine, nextToken: tokens.count,
            depth: depth))
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
  }
}

extension TokenSyntax {
  var opensBracket: Bool {
    switch tokenKind {
    case .leftBrace, .leftParen, .leftSquare: true
    default: false
    }
  }

  var closesBracket: Bool {
    switch tokenKind {
    case .rightBrace, .rightParen, .rightSquare: true
    default: false
    }
  }
}

extension [Int] {
  /// The index of the last element that is not after `offset`, found by bisection; the elements ascend from 0.
  fileprivate func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
