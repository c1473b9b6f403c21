import SwiftSyntax

/// Bodies that the author left out: `{ ... }`, `…`, `{ /* details */ }`.
///
/// What stands for the left-out code is replaced, byte for byte, by something that compiles, so that no column moves: by
/// `___`, a value that never comes into being and fits where any result is wanted, or by space where none is.
struct Elisions: Sendable {
  /// The name of the value; whoever assembles the text declares it.
  static let placeholder = "___"

  /// The lines with what was left out filled in.
  private(set) var lines: [String]
  /// Where something was left out, as line index and bytes of the line.
  private(set) var places: [BytesInLine] = []
  /// Why the code can't be completed: an argument or a value was left out.
  private(set) var problem: String?

  /// Whether `placeholder` must be declared.
  private(set) var usesPlaceholder = false

  /// - Returns: The elisions of the lines, and the lines with what was left out filled in, parsed; `nil` where the text
  ///   is beyond `SourceLimits`.
  static func fill(_ lines: [String]) -> (elisions: Elisions, parsed: ParsedLines?) {
    var elisions = Elisions(lines: lines)
    guard let parsed = ParsedLines(lines) else { return (elisions, nil) }
    elisions.replaceDots(parsed)
    guard let filled = elisions.lines == lines ? parsed : ParsedLines(elisions.lines) else { return (elisions, nil) }
    let before = elisions.lines
    elisions.settle(filled)
    guard !elisions.places.isEmpty else { return (elisions, parsed) }
    elisions.usesPlaceholder = elisions.lines.contains { $0.contains(placeholder) }
    return (elisions, elisions.lines == before ? filled : ParsedLines(elisions.lines))
  }

  private init(lines: [String]) {
    self.lines = lines
  }

  // MARK: Dots

  /// Puts the placeholder in the place of every `...` and `…` that is no operator and stands in code.
  private mutating func replaceDots(_ parsed: ParsedLines) {
    for index in lines.indices {
      let bytes = Array(lines[index].utf8)
      var at = 0
      while at < bytes.count {
        guard let length = Self.dots(in: bytes, at: at) else {
          at += 1
          continue
        }
        let range = at..<at + length
        at += length
        let offset = parsed.start(ofLine: index) + range.lowerBound
        if !parsed.isOpaque(at: offset), !Self.isOperator(range, in: bytes) { replace(range, on: index, bytes) }
      }
    }
  }

  private mutating func replace(_ range: Range<Int>, on index: Int, _ bytes: [UInt8]) {
    let before = bytes[..<range.lowerBound].last { $0 != 32 && $0 != 9 }
    let after = bytes[range.upperBound...].first { $0 != 32 && $0 != 9 }
    places.append(BytesInLine(line: index, bytes: range))
    switch (before, after) {
    case (nil, nil), (UInt8(ascii: "{"), _), (UInt8(ascii: ";"), _), (nil, UInt8(ascii: "}")),
      (UInt8(ascii: "}"), nil), (UInt8(ascii: "n"), UInt8(ascii: "}")), (_, UInt8(ascii: "}")):
      overwrite(range, on: index, with: Self.placeholder)
    case (nil, _):
      // Prose after the dots: "... in the app".
      overwrite(range, on: index, with: "//")
    case (UInt8(ascii: ":"), nil):
      overwrite(range, on: index, with: Self.placeholder)
    default:
      problem = "an argument or a value is left out ('\(String(decoding: bytes[range], as: UTF8.self))')"
    }
  }

  /// The length of the dots that begin at an index: three or more `.`, or `…`.
  private static func dots(in bytes: [UInt8], at index: Int) -> Int? {
    let rest = bytes[index...]
    if rest.starts(with: [0xE2, 0x80, 0xA6]) { return 3 }
    let count = rest.prefix { $0 == UInt8(ascii: ".") }.count
    return count >= 3 ? count : nil
  }

  /// Whether the dots are Swift's: `0...5`, `Int...`, `(...)`'s neighbours without space.
  private static func isOperator(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard bytes[range.lowerBound] == UInt8(ascii: "."), range.count == 3 else { return false }
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 32
    let after = range.upperBound < bytes.count ? bytes[range.upperBound] : 32
    if endsOperand(before) || beginsOperand(after) || before == UInt8(ascii: "\\") { return true }
    // A range between operands that stand apart from it.
    let left = bytes[..<range.lowerBound].last { $0 != 32 && $0 != 9 }
    let right = bytes[range.upperBound...].first { $0 != 32 && $0 != 9 }
    if left.map({ endsOperand($0) && $0 != UInt8(ascii: "n") }) == true, right.map(beginsOperand) == true {
      return true
    }
    // `.large ... .accessibility1`, where Swift asks for the space; a dot after the dots begins a chain where nothing stands before.
    return left.map(endsOperand) == true && right == UInt8(ascii: ".") && range.lowerBound > 0
      && isImplicitMember(Array(bytes[..<range.lowerBound]))
  }

  /// Whether a text ends in a name after a dot without anything before it: `(.large `.
  private static func isImplicitMember(_ bytes: [UInt8]) -> Bool {
    let trimmed = bytes.reversed().drop { $0 == 32 || $0 == 9 }
    let rest = trimmed.drop(while: isWord)
    guard rest.count < trimmed.count, rest.first == UInt8(ascii: ".") else { return false }
    return rest.dropFirst().first.map { !endsOperand($0) } ?? true
  }

  private static func beginsOperand(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == UInt8(ascii: "(")
  }

  private static func endsOperand(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "?"): true
    default: isWord(byte)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  // MARK: Bodies

  /// Takes the placeholder back where nothing wants a value, and puts it into bodies that hold a comment alone and must
  /// yield one.
  private mutating func settle(_ parsed: ParsedLines) {
    for token in parsed.tokens where token.syntax.text == Self.placeholder {
      let start = token.offset - parsed.start(ofLine: token.line)
      if !Self.wantsValue(token.syntax) { overwrite(start..<start + 3, on: token.line, with: "   ") }
    }
    for comment in parsed.comments where comment.nextToken < parsed.tokens.count {
      let next = parsed.tokens[comment.nextToken]
      guard next.syntax.tokenKind == .rightBrace, let body = Body(closedBy: next.syntax), body.yieldsValue else {
        continue
      }
      let text = comment.text
      guard body.isEmpty || (body.lacksResult && Self.namesElision(text)) else { continue }
      // Of several comments the first becomes the value; a one-line comment has room for it.
      guard comment.nextToken == 0 || !isFilled(parsed, comment), !text.contains(where: \.isNewline) else { continue }
      let start = comment.offset - parsed.start(ofLine: comment.line)
      overwrite(start..<start + text.utf8.count, on: comment.line, with: Self.placeholder)
      places.append(BytesInLine(line: comment.line, bytes: start..<start + text.utf8.count))
    }
  }

  /// Whether another comment of the same body has become the value.
  private func isFilled(_ parsed: ParsedLines, _ comment: ParsedLines.Comment) -> Bool {
    parsed.comments.contains {
      $0.nextToken == comment.nextToken && $0.offset < comment.offset && !$0.text.contains(where: \.isNewline)
        && lines[$0.line].contains(Self.placeholder)
    }
  }

  private static func namesElision(_ comment: String) -> Bool {
    comment.contains("...") || comment.contains("…")
  }

  private static func wantsValue(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node {
      if current.is(MemberBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      if current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self) {
        guard let body = Body(current) else { return false }
        return body.yieldsValue && (body.itemCount == 1 || body.lacksResult)
      }
      if current.is(SwitchCaseSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  /// Replaces bytes of a line by text, padded with space to the same length.
  private mutating func overwrite(_ range: Range<Int>, on index: Int, with text: String) {
    var bytes = Array(lines[index].utf8)
    guard range.upperBound <= bytes.count, text.utf8.count <= range.count else { return }
    let padding = Array(repeating: UInt8(ascii: " "), count: range.count - text.utf8.count)
    bytes.replaceSubrange(range, with: Array(text.utf8) + padding)
    lines[index] = String(decoding: bytes, as: UTF8.self)
  }
}

/// Bytes of one line, by the line's index and from 0.
struct BytesInLine: Hashable, Sendable {
  var line: Int
  var bytes: Range<Int>
}

/// The body of a function or of a computed property.
private struct Body {
  private let items: CodeBlockItemListSyntax
  /// Whether the body must yield a value.
  let yieldsValue: Bool

  init?(closedBy brace: TokenSyntax) {
    guard let parent = brace.parent else { return nil }
    self.init(parent)
  }

  init?(_ block: Syntax) {
    if let block = block.as(CodeBlockSyntax.self) {
      items = block.statements
      if let function = block.parent?.as(FunctionDeclSyntax.self) {
        let result = function.signature.returnClause?.type.trimmedDescription
        yieldsValue = result != nil && result != "Void" && result != "()"
      } else if let accessor = block.parent?.as(AccessorDeclSyntax.self) {
        yieldsValue = accessor.accessorSpecifier.tokenKind == .keyword(.get)
      } else {
        yieldsValue = false
      }
    } else if let block = block.as(AccessorBlockSyntax.self), case .getter(let statements) = block.accessors {
      items = statements
      yieldsValue = true
    } else {
      return nil
    }
  }

  var itemCount: Int { items.count }
  var isEmpty: Bool { items.isEmpty }

  /// Whether only declarations and guards stand before what was left out.
  var lacksResult: Bool {
    !items.contains { item in
      if let expression = item.item.as(DeclReferenceExprSyntax.self) {
        return expression.baseName.text != Elisions.placeholder
      }
      return item.item.is(ExprSyntax.self) || item.item.is(ReturnStmtSyntax.self)
        || item.item.is(ExpressionStmtSyntax.self) || item.item.is(ThrowStmtSyntax.self)
    }
  }
}

extension ParsedLines {
  /// Whether a byte lies in a comment or in the text of a string literal.
  func isOpaque(at offset: Int) -> Bool {
    if let index = comments.lastIndex(notAfter: offset, by: \.offset),
      offset < comments[index].offset + comments[index].text.utf8.count
    {
      return true
    }
    guard let index = tokens.lastIndex(notAfter: offset, by: \.offset) else { return false }
    let token = tokens[index].syntax
    switch token.tokenKind {
    case .stringSegment, .regexLiteralPattern: return offset < token.endPositionBeforeTrailingTrivia.utf8Offset
    default: return false
    }
  }
}

extension Array {
  /// The index of the last element whose key is not after `key`, found by bisection; the keys ascend.
  func lastIndex(notAfter key: Int, by path: KeyPath<Element, Int>) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle][keyPath: path] <= key { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
