import Testing

@testable import Documents

@Suite struct TableRowsTests {
  /// For each line whether it is surely a row.
  private func rows(_ text: String) -> [Bool] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var rows = TableRows()
      var result: [Bool] = []
      var start = 0
      for (index, byte) in buffer.enumerated() where byte == 0x0A {
        rows.addLine(buffer, from: start)
        result.append(rows.isInside)
        start = index + 1
      }
      return result
    }
  }

  @Test(arguments: [
    "|a|b|\n|-|-|\n|c|d|\n|e|\n", "> | a | b\n> |:--|--:\n> | c | d\n", "  | a \\| b |\n  | --- |\n  | c |\n",
  ])
  func rowsOfATableAreSure(text: String) {
    #expect(rows(text).dropFirst().allSatisfy { $0 })
  }

  /// What cmark doesn't take for a table must not be taken for one here.
  @Test(arguments: [
    "|a|b|\n|-|\n|c|\n", "|a|\n|- -|\n|c|\n", "|a|\n|::|\n|c|\n", "    |a|\n    |-|\n    |c|\n", "> |a|\n|-|\n|c|\n",
    "text\n|a|\n|-|\n|c|\n", "|a|\n|-:-|\n|c|\n", "# a|b\n|-|-|\n|c|d|\n", "|a|\n||\n|c|\n",
  ])
  func whatMayBeAParagraphIsNotSure(text: String) {
    #expect(!rows(text).contains(true))
    guard case .table = parse(text).blocks.first?.kind, !text.hasPrefix("text") else { return }
    Issue.record("a table after all, so the estimate could be closer")
  }

  @Test func aLineWithoutAPipeEndsTheCertainty() {
    #expect(rows("|a|\n|-|\n|b|\n- c\n|d|\n") == [false, true, true, false, false])
  }
}
