import Diagnostics
import Documents
import SwiftSyntax

/// Divides a fence at its ❌ and ✅ comments into the parts that are judged each by itself.
///
/// Marks outside all brackets divide the lines. Marks inside one body divide its statements, members or modifiers, and
/// what is around them belongs to every part. Marks that stand at different levels can't be divided without guessing.
struct PartSplitter {
  /// A comment that announces what follows.
  private struct Mark {
    var mark: SnippetReport.Mark?
    var comment: ParsedLines.Comment
  }

  private let fence: CodeFence
  private let file: String
  private let parsed: ParsedLines

  /// The parts of a fence, at least one, and what is wrong with its marks.
  static func split(_ fence: CodeFence, file: String) -> ([SnippetPart], [Diagnostic]) {
    guard fence.lines.contains(where: { MarkReader.mayAnnounce($0.text) }),
      let parsed = ParsedLines(fence.lines.map(\.text))
    else { return ([SnippetPart(ordinal: 1, lines: fence.trimmed(fence.lines.indices))], []) }
    return PartSplitter(fence: fence, file: file, parsed: parsed).split()
  }

  private func split() -> ([SnippetPart], [Diagnostic]) {
    let marks = readMarks()
    var diagnostics: [Diagnostic] = []
    let outer = marks.filter { $0.comment.depth == 0 }
    var parts: [SnippetPart]
    if !outer.isEmpty {
      parts = divideLines(at: outer)
      diagnostics += contradictions(of: marks.filter { $0.comment.depth > 0 }, in: parts)
    } else if Set(marks.map(\.mark)).count > 1 {
      if let divided = divideBody(at: marks) {
        parts = divided
      } else {
        parts = [SnippetPart(ordinal: 1, lines: fence.lines.indices)]
        diagnostics.append(indivisible(at: marks))
      }
    } else {
      parts = [SnippetPart(ordinal: 1, mark: marks.first?.mark, lines: fence.lines.indices)]
      parts[0].markSpan = marks.first.map { span(of: $0.comment) }
    }
    diagnostics += parsed.comments.compactMap(strayMark)
    let (expected, problems) = ExpectedErrorReader.errors(in: parsed, fence: fence, file: file)
    diagnostics += problems
    for index in parts.indices {
      parts[index].ordinal = index + 1
      parts[index].lines = fence.trimmed(parts[index].lines)
      let compiled = Set(parts[index].lineIndices)
      parts[index].expectedErrors = expected.filter { compiled.contains($0.lineIndex) }
    }
    return (parts, diagnostics)
  }

  /// The marks under which there is code. A word in a body is a mark only beside its opposite.
  private func readMarks() -> [Mark] {
    let announced = parsed.comments.filter(\.isAlone).compactMap { comment in
      MarkReader.announcement(in: comment.text).map { (comment: comment, announcement: $0) }
    }
    let isPair = Set(announced.map(\.announcement.mark)).count > 1
    let meant = announced.filter { isPair || $0.announcement.isSign || $0.comment.depth == 0 }
    return meant.indices.compactMap { index in
      let comment = meant[index].comment
      let nextMark = index + 1 < meant.count ? meant[index + 1].comment.nextToken : parsed.tokens.count - 1
      guard comment.nextToken < nextMark, !parsed.tokens[comment.nextToken].syntax.closesBracket || comment.depth == 0
      else { return nil }
      return Mark(mark: meant[index].announcement.mark, comment: comment)
    }
  }

  /// A sign behind code, which marks nothing: readers would take it for a mark.
  private func strayMark(_ comment: ParsedLines.Comment) -> Diagnostic? {
    guard !comment.isAlone, MarkReader.announcement(in: comment.text)?.isSign == true else { return nil }
    return Diagnostic(
      "part-mark-stray", .warning, "this mark stands behind code and marks nothing", at: span(of: comment),
      recommendation: "Put it on a line of its own before the code that it speaks of.")
  }

  // MARK: Outside all brackets

  private func divideLines(at marks: [Mark]) -> [SnippetPart] {
    let imports = importLines()
    let head = 0..<marks[0].comment.line
    return marks.indices.map { index in
      let start = marks[index].comment.line
      let end = index + 1 < marks.count ? marks[index + 1].comment.line : fence.lines.count
      let otherImports = imports.filter { !head.contains($0) && !(start..<end).contains($0) }
      return SnippetPart(
        ordinal: index + 1, mark: marks[index].mark, lines: start..<end,
        sharedLines: (head.isEmpty ? [] : [head]) + otherImports.map { $0..<$0 + 1 },
        markSpan: span(of: marks[index].comment))
    }
  }

  /// Lines that hold imports and nothing else: they hold for the whole fence.
  private func importLines() -> [Int] {
    parsed.tree.statements.compactMap { item in
      guard item.item.is(ImportDeclSyntax.self) else { return nil }
      let lines = parsed.lineRange(of: item)
      return lines.count == 1 ? lines.lowerBound : nil
    }
  }

  /// Inner marks that say the opposite of the part in which they stand.
  private func contradictions(of inner: [Mark], in parts: [SnippetPart]) -> [Diagnostic] {
    let contrary = inner.filter { mark in
      parts.contains { $0.lines.contains(mark.comment.line) && $0.mark != mark.mark }
    }
    return contrary.isEmpty ? [] : [indivisible(at: contrary)]
  }

  // MARK: Inside a body

  private func divideBody(at marks: [Mark]) -> [SnippetPart]? {
    guard let end = endOfStatements(marks) ?? endOfModifiers(marks) else { return nil }
    let starts = marks.map(\.comment.line)
    guard zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }), let first = starts.first, let last = starts.last,
      last < end
    else { return nil }
    return marks.indices.map { index in
      let next = index + 1 < marks.count ? starts[index + 1] : end
      return SnippetPart(
        ordinal: index + 1, mark: marks[index].mark, lines: starts[index]..<next,
        sharedLines: [0..<first, end..<fence.lines.count].filter { !$0.isEmpty },
        markSpan: span(of: marks[index].comment))
    }
  }

  /// The line after the last part, where all marks stand before items of one list of statements or members.
  private func endOfStatements(_ marks: [Mark]) -> Int? {
    var list: Syntax?
    for mark in marks {
      guard let found = enclosingList(ofItemAt: parsed.tokens[mark.comment.nextToken].syntax) else { return nil }
      if let list, list.id != found.id { return nil }
      list = found
    }
    guard let list, let last = marks.last else { return nil }
    let items = list.children(viewMode: .sourceAccurate).map { parsed.lineRange(of: $0) }
    let following = items.filter { $0.lowerBound > last.comment.line }
    guard let finalLine = following.last?.upperBound else { return nil }
    if let closing = list.nextToken(viewMode: .sourceAccurate), parsed.lineRange(of: closing).lowerBound == finalLine {
      return nil
    }
    return endOfParagraph(following, parts: marks) ?? finalLine + 1
  }

  /// The last part goes to the first blank line between its items, if no other part has one: what follows is common
  /// to all, such as the `body` under two forms of a property.
  private func endOfParagraph(_ items: [ClosedRange<Int>], parts marks: [Mark]) -> Int? {
    let divided = marks[0].comment.line..<marks[marks.count - 1].comment.line
    let gaps = divided.filter { fence.isBlank($0) && !marks.map { $0.comment.line - 1 }.contains($0) }
    guard gaps.isEmpty else { return nil }
    for (item, next) in zip(items, items.dropFirst()) where fence.isBlank(item.upperBound + 1) && next != item {
      return item.upperBound + 1
    }
    return nil
  }

  /// The list of statements or members of which an item begins with this token.
  private func enclosingList(ofItemAt token: TokenSyntax) -> Syntax? {
    var node = Syntax(token)
    while let parent = node.parent, node.firstToken(viewMode: .sourceAccurate)?.id == token.id {
      if parent.is(CodeBlockItemListSyntax.self) || parent.is(MemberBlockItemListSyntax.self) { return parent }
      node = parent
    }
    return nil
  }

  /// The line after the last modifier, where all marks stand before modifiers of one chain.
  private func endOfModifiers(_ marks: [Mark]) -> Int? {
    var chain: Syntax?
    for mark in marks {
      let token = parsed.tokens[mark.comment.nextToken]
      guard token.isFirstOnLine, token.syntax.tokenKind == .period,
        let found = token.syntax.parent?.as(MemberAccessExprSyntax.self).map({ wholeChain(of: Syntax($0)) })
      else { return nil }
      if let chain, chain.id != found.id { return nil }
      chain = found
    }
    guard let chain else { return nil }
    let last = parsed.lineRange(of: chain).upperBound
    if let next = chain.nextToken(viewMode: .sourceAccurate), parsed.lineRange(of: next).lowerBound == last {
      return nil
    }
    return last + 1
  }

  private func wholeChain(of node: Syntax) -> Syntax {
    var node = node
    while let parent = node.parent,
      parent.is(FunctionCallExprSyntax.self) || parent.is(MemberAccessExprSyntax.self),
      parent.children(viewMode: .sourceAccurate).first?.id == node.id
    {
      node = parent
    }
    return node
  }

  // MARK: Lines

  private func span(of comment: ParsedLines.Comment) -> SourceSpan {
    let offset = comment.offset - parsed.start(ofLine: comment.line)
    return fence.span(ofLine: comment.line, bytes: offset..<offset + comment.text.utf8.count, file: file)
  }

  private func indivisible(at marks: [Mark]) -> Diagnostic {
    Diagnostic(
      "part-indivisible", .warning,
      "the marks in this fence stand at different levels of the code, so its wrong and right parts can't be told apart;"
        + " it is judged as a whole", at: marks.first.map { span(of: $0.comment) },
      recommendation:
        "Put the wrong and the right form in fences of their own, or each before a statement of one body.",
      notes: marks.dropFirst().map { .init("another mark is here", at: span(of: $0.comment)) })
  }
}

extension CodeFence {
  /// Whether a line has nothing but space, or isn't there.
  func isBlank(_ index: Int) -> Bool {
    !lines.indices.contains(index) || lines[index].text.utf8.allSatisfy { $0 == 32 || $0 == 9 }
  }

  /// The range without blank lines at its end; of blank lines alone the first stays.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = range.last, isBlank(last), range.count > 1 { range = range.lowerBound..<last }
    return range
  }

  /// Where bytes of a line's text lie in the document.
  func span(ofLine index: Int, bytes: Range<Int>, file: String) -> SourceSpan {
    let line = lines[index]
    return SourceSpan(
      file: file, start: SourcePosition(line: line.line, column: line.column(ofByte: bytes.lowerBound)),
      end: SourcePosition(line: line.line, column: line.column(ofByte: bytes.upperBound)))
  }
}

extension CodeFence.Line {
  /// The column in the document of a byte of `text`, counted from 0. A space that stands for a part of a tab lies at
  /// the tab.
  package func column(ofByte byte: Int) -> Int {
    byte < virtualIndent ? max(1, column - 1) : column + byte - virtualIndent
  }
}
