import Diagnostics
import Testing

@Suite struct SourceExcerptTests {
  private func excerpt(_ text: String, _ columns: ClosedRange<Int>, width: Int = 60) throws -> [String] {
    let source = SourceText(file: "a.md", text: text)
    let span = SourceSpan(
      file: "a.md", start: SourcePosition(line: 1, column: columns.lowerBound),
      end: SourcePosition(line: 1, column: columns.upperBound + 1))
    let excerpt = try #require(SourceExcerpt(of: span, in: source, width: width))
    return [excerpt.line, excerpt.underline]
  }

  @Test func aSpanIsUnderlined() throws {
    #expect(try excerpt("let a = b", 5...5) == ["let a = b", "    ^"])
    #expect(try excerpt("let abc = b", 5...7) == ["let abc = b", "    ^~~"])
  }

  @Test func aTabIsShownAsTheSpacesToTheNextStop() throws {
    #expect(try excerpt("\tx", 2...2) == ["    x", "    ^"])
    #expect(try excerpt("ab\tx", 4...4) == ["ab  x", "    ^"])
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    // 😀 has four bytes, 日 has three.
    #expect(try excerpt("😀 x", 6...6) == ["😀 x", "   ^"])
    #expect(try excerpt("日本 x", 8...8) == ["日本 x", "     ^"])
    #expect(try excerpt("日本", 1...6) == ["日本", "^~~~"])
  }

  @Test func aCharacterMadeOfSeveralCountsOnce() throws {
    let family = "👨‍👩‍👧"
    #expect(try excerpt(family + "x", (family.utf8.count + 1)...(family.utf8.count + 1)) == [family + "x", "  ^"])
    #expect(try excerpt("e\u{301}x", 4...4) == ["e\u{301}x", " ^"])
    #expect(try excerpt("❌ x", 5...5)[1] == "   ^")
  }

  @Test func controlCharactersBecomeVisible() throws {
    #expect(try excerpt("a\u{1B}[31mb", 7...7) == ["a␛[31mb", "      ^"])
    #expect(try excerpt("a\u{202E}b", 5...5)[0] == "a<U+202E>b")
  }

  @Test func bytesThatAreNoTextAreShownOneByOne() throws {
    let source = SourceText(file: "a.md", bytes: [0x61, 0xFF, 0xC3, 0x62])
    let excerpt = try #require(SourceExcerpt(of: SourceSpan(file: "a.md", line: 1, column: 4), in: source, width: 60))
    #expect(excerpt.line == "a\u{FFFD}\u{FFFD}b")
    #expect(excerpt.underline == "   ^")
  }

  @Test(arguments: [1, 30, 500, 999_000])
  func aLongLineIsCutAroundTheSpan(column: Int) throws {
    let text = String(repeating: "0123456789", count: 100_000)
    let lines = try excerpt(text, column...(column + 2), width: 40)
    #expect(lines[0].count <= 40)
    let place = try #require(lines[1].firstIndex(of: "^")).utf16Offset(in: lines[1])
    #expect(Array(lines[0])[place] == Array("0123456789")[(column - 1) % 10])
    #expect(lines[1].hasSuffix("^~~"))
  }

  @Test func aSpanPastTheEndOfItsLinePointsAfterIt() throws {
    let source = SourceText(file: "a.md", text: "ab\ncd")
    let excerpt = try #require(SourceExcerpt(of: SourceSpan(file: "a.md", line: 1, column: 99), in: source, width: 60))
    #expect(excerpt.underline == "  ^")
    #expect(SourceExcerpt(of: SourceSpan(file: "a.md", line: 9, column: 1), in: source, width: 60) == nil)
  }

  @Test func aSpanOfSeveralLinesIsUnderlinedToTheEndOfItsFirst() throws {
    let source = SourceText(file: "a.md", text: "abc\r\ndef")
    let span = SourceSpan(
      file: "a.md", start: SourcePosition(line: 1, column: 2), end: SourcePosition(line: 2, column: 2))
    #expect(try #require(SourceExcerpt(of: span, in: source, width: 60)).underline == " ^~")
  }
}
