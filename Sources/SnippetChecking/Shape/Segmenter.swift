import SwiftSyntax

/// Divides a snippet's lines into its top-level items.
///
/// The parser alone misleads: `var item: Item?` with `.sheet(…)` on the next line is one type to it, and `import X` with
/// such a line one import path. So lines that begin with a dot outside all brackets are looked at first, and those that
/// can't go on with what stands before them begin a chunk that is parsed by itself.
struct Segmenter {
  private let lines: [String]

  /// The items in order; their lines cover all lines. `nil` where the text is beyond `SourceLimits`.
  static func items(in parsed: ParsedLines) -> [SourceItem]? {
    let lines = parsed.lines
    let segmenter = Segmenter(lines: lines)
    if let items = segmenter.enumItems(parsed) { return items }
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

  // MARK: Cases

  /// The items of lines that hold cases of an enum, and perhaps other members: the parser takes them for a `switch`'s
  /// unless an enum is around them. `nil` for all other lines.
  private func enumItems(_ parsed: ParsedLines) -> [SourceItem]? {
    let hasCase = parsed.tokens.contains {
      $0.isFirstOnLine && $0.depth == 0 && [.keyword(.case), .keyword(.indirect)].contains($0.syntax.tokenKind)
    }
    guard hasCase, let framed = ParsedLines(["enum Frame {"] + lines + ["}"]), !framed.tree.hasError,
      framed.tree.statements.count == 1,
      let type = framed.tree.statements.first?.item.as(EnumDeclSyntax.self)
    else { return nil }
    var items: [SourceItem] = []
    for member in type.memberBlock.members {
      let range = framed.lineRange(of: member)
      var facts = FactsCollector.facts(of: Syntax(member))
      let kind = ItemClassifier.kind(of: member.decl, &facts)
      facts.names.locate(in: framed, from: -1)
      if let last = items.indices.last, range.lowerBound <= items[last].lines.upperBound {
        items[last].join(kind, facts, through: range.upperBound)
      } else {
        items.append(
          SourceItem(kind: kind, lines: (items.last?.lines.upperBound ?? 0)..<range.upperBound, facts: facts))
      }
    }
    if let last = items.indices.last { items[last].lines = items[last].lines.lowerBound..<lines.count }
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
      facts.names.locate(in: parsed, from: start)
      facts.notePlacesToOpen(of: syntax, in: parsed, from: start)
      if syntax.hasError, let reason = fault(of: syntax, kind, in: range, parsed) { kind = .broken(reason) }
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
          kind: .broken(reason(at: line, in: parsed)), lines: start + end..<start + parsed.lines.count,
          facts: ItemFacts()))
    } else if let last = items.indices.last {
      items[last].lines = items[last].lines.lowerBound..<start + parsed.lines.count
    }
    return items
  }

  /// Why an item with a syntax error is a fragment; `nil` where it is whole, and the error is the compiler's to report.
  private func fault(
    of item: CodeBlockItemSyntax, _ kind: SourceItem.Kind, in range: ClosedRange<Int>, _ parsed: ParsedLines
  ) -> String? {
    let text = parsed.lines[range.lowerBound].drop { $0 == " " || $0 == "\t" }
    let isCutOff = ["}", ")", "]", "case ", "else", "default:"].contains { text.hasPrefix($0) }
    if !isCutOff, BracketBalance.isEven(item) {
      switch kind {
      case .type, .function, .variable, .member, .expression, .chain: return nil
      case .statement where item.semicolon == nil && !isProse(item, in: range, parsed): return nil
      default: break
      }
    }
    return reason(at: range.lowerBound, in: parsed)
  }

  /// Whether another item stands on the same line without a semicolon, as words of prose do.
  private func isProse(_ item: CodeBlockItemSyntax, in range: ClosedRange<Int>, _ parsed: ParsedLines) -> Bool {
    parsed.tree.statements.contains { other in
      other.id != item.id && other.semicolon == nil && range.overlaps(parsed.lineRange(of: other))
    }
  }

  /// Why a piece of code isn't complete.
  private func reason(at line: Int, in parsed: ParsedLines) -> String {
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
    facts.placesToOpen += otherFacts.placesToOpen
    facts.group.merge(otherFacts.group)
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

/// Whether every bracket of a piece of code has its counterpart.
private enum BracketBalance {
  static func isEven(_ node: some SyntaxProtocol) -> Bool {
    var open: [TokenKind] = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftBrace: open.append(.rightBrace)
      case .leftParen: open.append(.rightParen)
      case .leftSquare: open.append(.rightSquare)
      case .rightBrace, .rightParen, .rightSquare:
        guard open.popLast() == token.tokenKind else { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
