import Diagnostics
import Testing

@Suite struct SourceColumnsTests {
  private func columns(_ text: String, line: Int = 1, at columns: Int...) -> [Int] {
    let source = SourceText(file: "a.md", text: text)
    return columns.map { source.utf16Column(of: SourcePosition(line: line, column: $0)) }
  }

  @Test func columnsOfASCIIAreTheSame() {
    #expect(columns("let a = b", at: 1, 5, 10) == [1, 5, 10])
  }

  @Test func charactersBeyondASCIICountAsUTF16Does() {
    // é has two bytes and one unit, 日 three and one, 😀 four and two.
    #expect(columns("éx", at: 1, 3) == [1, 2])
    #expect(columns("日x", at: 1, 4) == [1, 2])
    #expect(columns("😀x", at: 1, 5, 6) == [1, 3, 4])
    let family = "👨‍👩‍👧"
    #expect(columns(family + "x", at: family.utf8.count + 1) == [family.utf16.count + 1])
    #expect(columns("e\u{301}x", at: 4) == [3])
  }

  @Test func aPlaceWithinACharacterIsItsStart() {
    #expect(columns("a😀x", at: 2, 3, 4, 5, 6) == [2, 2, 2, 2, 4])
  }

  @Test func aByteOrderMarkCountsForNothing() {
    #expect(columns("\u{FEFF}abc\n\u{FEFF}d", at: 1, 4, 5) == [1, 1, 2])
    #expect(columns("\u{FEFF}abc\n\u{FEFF}d", line: 2, at: 4) == [2])
  }

  @Test func lineEndsAreNoPartOfALine() {
    #expect(columns("ab\r\n😀c\rd", line: 2, at: 5, 6, 99) == [3, 4, 4])
    #expect(columns("ab\r\n😀c\rd", line: 3, at: 1, 2) == [1, 2])
    #expect(columns("ab", line: 7, at: 3) == [1])
  }

  @Test func bytesThatAreNoTextCountOneByOne() {
    let source = SourceText(file: "a.md", bytes: [0x61, 0xFF, 0xFE, 0x62])
    #expect(source.utf16Column(of: SourcePosition(line: 1, column: 4)) == 4)
  }

  @Test func everyColumnIsThatOfTheTextBeforeIt() {
    let text = "> ❌ é日😀👨‍👩‍👧\t\u{301}z"
    for index in text.unicodeScalars.indices {
      let before = String(text.unicodeScalars[..<index])
      #expect(columns(text, at: before.utf8.count + 1) == [before.utf16.count + 1])
    }
  }
}
