import SwiftSyntax

/// Divides a snippet's lines into its top-level items.
///
/// The parser alone misleads: `var item: Item?` with `.sheet(…)` on the next line is one type to it, and `import X` with
/// such a line one import path. So lines that begin with a dot outside all brackets are looked at first, and those that
/// can't go on with what stands before them begin a chunk that is parsed by itself.
struct Segmenter {
  private let lines: [String]

  /// The items in order; their lines cover all lines. `nil` where the text is beyond `SourceLimits`.
  static func items(in lines: [String]) -> [SourceItem]? {
    guard let parsed = ParsedLines(lines) else { return nil }
    let segmenter = Segmenter(lines: lines)
    let breaks = segmenter.breaks(parsed)
    guard !breaks.isEmpty else { return segmenter.items(of: parsed, at: 0) }
    var items: [SourceItem] = []
    let bounds = [0] + breaks + [lines.count]
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      guard let chunk = ParsedLines(Array(lines[start..<end])) else { return nil }
      items += segmenter.items(of: chunk, at: start)
    }
    return items
  }

  // MARK: Chains

  /// The lines at which a chain begins that the parser would take for more of the line before.
  private func breaks(_ parsed: ParsedLines) -> [Int] {
    var breaks: [Int] = []
    var owner: Owner?
    var index = 0
    while index < parsed.tokens.count {
      let token = parsed.tokens[index]
      defer { index += 1 }
      guard token.isFirstOnLine, token.depth == 0, token.syntax.tokenKind != .endOfFile else { continue }
      if case .stringSegment = token.syntax.tokenKind { continue }
      if token.syntax.tokenKind == .period {
        if let current = owner, current.rejectsChain(indentation: indentation(of: token.line), line: token.line) {
          breaks.append(token.line)
          owner = nil
        }
      } else if !token.syntax.closesBracket {
        owner = Owner(at: index, in: parsed, indentation: indentation(of: token.line))
      }
    }
    return breaks
  }

  /// The line outside all brackets that a line beginning with a dot would continue.
  private struct Owner {
    private enum Kind {
      case importDeclaration, wrappedProperty, plainProperty, other
    }

    private let kind: Kind
    private let line: Int
    private let indentation: Int
    /// The line on which it ends, if it is a property that ends with a bracket on a line of its own.
    private let lastLine: Int

    init(at index: Int, in parsed: ParsedLines, indentation: Int) {
      line = parsed.tokens[index].line
      self.indentation = indentation
      var kind = Kind.other
      var isWrapped = parsed.lineBefore(index, isAttribute: true)
      var next = index
      scan: while next < parsed.tokens.count, parsed.tokens[next].line == parsed.tokens[index].line {
        let token = parsed.tokens[next]
        switch token.syntax.tokenKind {
        case .keyword(.import):
          kind = .importDeclaration
          break scan
        case .keyword(.var), .keyword(.let):
          kind = isWrapped ? .wrappedProperty : .plainProperty
          break scan
        case .atSign where token.depth == 0: isWrapped = true
        case .keyword(.private), .keyword(.fileprivate), .keyword(.static), .keyword(.weak), .keyword(.lazy):
          isWrapped = true
        case .keyword(.public), .keyword(.internal), .keyword(.package): break
        default:
          // What belongs to an attribute or modifier: `State`, `(\.dismiss)`, `(set)`.
          if !isWrapped { break scan }
        }
        next += 1
      }
      self.kind = kind
      lastLine = parsed.lastLine(ofRunAt: index)
    }

    func rejectsChain(indentation: Int, line: Int) -> Bool {
      switch kind {
      case .importDeclaration: true
      case .wrappedProperty: indentation <= self.indentation
      case .plainProperty: indentation <= self.indentation && lastLine == self.line
      case .other: false
      }
    }
  }

  private func indentation(of line: Int) -> Int {
    lines[line].utf8.prefix { $0 == 32 || $0 == 9 }.count
  }

  // MARK: Items

  private func items(of parsed: ParsedLines, at start: Int) -> [SourceItem] {
    var items: [SourceItem] = []
    var end = 0
    for syntax in parsed.tree.statements {
      let range = parsed.lineRange(of: syntax)
      var (kind, facts) = ItemClassifier.classify(syntax)
      if syntax.hasError { kind = .broken(reason(for: syntax, at: range.lowerBound, in: parsed)) }
      if range.lowerBound < end, let last = items.indices.last {
        items[last].join(kind, facts, through: start + range.upperBound + 1)
      } else {
        items.append(SourceItem(kind: kind, lines: start + end..<start + range.upperBound + 1, facts: facts))
      }
      end = max(end, range.upperBound + 1)
    }
    if let unexpected = parsed.tree.unexpectedBetweenStatementsAndEndOfFileToken, !unexpected.isEmpty {
      let line = parsed.lineRange(of: unexpected).lowerBound
      items.append(
        SourceItem(
          kind: .broken(reason(for: unexpected, at: line, in: parsed)), lines: start + end..<start + parsed.lines.count,
          facts: ItemFacts()))
    } else if let last = items.indices.last {
      items[last].lines = items[last].lines.lowerBound..<start + parsed.lines.count
    }
    return items
  }

  /// Why a piece of code isn't complete.
  private func reason(for node: some SyntaxProtocol, at line: Int, in parsed: ParsedLines) -> String {
    let text = parsed.lines[line].drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("}") || text.hasPrefix(")") || text.hasPrefix("]") {
      return "it begins inside of a call or body whose start isn't shown"
    }
    if text.hasPrefix("case "), text.contains(":") { return "a 'case' stands outside of its 'switch'" }
    if text.hasPrefix("else") { return "an 'else' stands without its 'if'" }
    let opened = parsed.tokens.last.map { $0.depth } ?? 0
    if opened > 0 { return "it ends inside of \(opened == 1 ? "a bracket" : "brackets") that nothing closes" }
    return "it isn't complete Swift"
  }
}

extension SourceItem {
  /// Takes in an item that begins on this one's last line.
  fileprivate mutating func join(_ other: Kind, _ otherFacts: ItemFacts, through end: Int) {
    lines = lines.lowerBound..<max(lines.upperBound, end)
    facts.traits.formUnion(otherFacts.traits)
    facts.declares += otherFacts.declares
    facts.signatures += otherFacts.signatures
    facts.names.formUnion(otherFacts.names)
    guard kind != other else { return }
    if kind.isBroken { return }
    kind = other.isBroken ? other : .statement
  }
}

extension ParsedLines {
  /// Whether the code line before a token's line is an attribute alone, such as `@State`.
  fileprivate func lineBefore(_ index: Int, isAttribute: Bool) -> Bool {
    guard index > 0 else { return false }
    let line = tokens[index - 1].line
    var first = index - 1
    while first > 0, tokens[first - 1].line == line { first -= 1 }
    guard tokens[first].syntax.tokenKind == .atSign, tokens[first].depth == 0 else { return false }
    return !tokens[first..<index].contains {
      [.keyword(.var), .keyword(.let), .keyword(.func), .leftBrace].contains($0.syntax.tokenKind)
    }
  }

  /// The last line before the next line that begins outside all brackets.
  fileprivate func lastLine(ofRunAt index: Int) -> Int {
    var last = tokens[index].line
    for token in tokens[(index + 1)...] {
      if token.isFirstOnLine, token.depth == 0, token.line != tokens[index].line { break }
      last = token.line
    }
    return last
  }
}
