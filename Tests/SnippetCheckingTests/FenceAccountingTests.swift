import Diagnostics
import Documents
import Testing

@testable import SnippetChecking

@Suite struct FenceAccountingTests {
  private func document(_ text: String) throws -> Document {
    try #require(DocumentLoader.load(bytes: Array(text.utf8), name: "a.md", path: "a.md").documents.first)
  }

  private func entry(fence: Int, lines: ClosedRange<Int>) -> SnippetReport {
    SnippetReport(
      id: "a.md#1", file: "a.md", fence: fence, line: lines.lowerBound, endLine: lines.upperBound, verdict: .verified)
  }

  @Test func aFenceWithoutAnEntryIsAnError() throws {
    let accounting = FenceAccounting(
      try document("```swift\nlet a = 1\n```\n\n```text\nx\n```\n\n> ```swift\n> let b = 1\n> ```\n"))
    let lost = accounting.lost(in: [entry(fence: 1, lines: 2...2)])
    #expect(lost.map(\.id) == ["snippet-without-verdict"])
    #expect(lost.map(\.severity) == [.error])
    #expect(lost.first?.span?.start.line == 9)
    #expect(accounting.lost(in: [entry(fence: 1, lines: 2...2), entry(fence: 9, lines: 10...10)]).isEmpty)
  }

  @Test func aSnippetIsKnownAgainWhereverItStands() throws {
    func fingerprint(_ text: String, fence: Int, lines: ClosedRange<Int>) throws -> String? {
      FenceAccounting(try document(text)).fingerprinted(entry(fence: fence, lines: lines)).fingerprint
    }
    let first = try fingerprint("```swift\nlet a = 1\nlet b = 2\n```\n", fence: 1, lines: 2...3)
    #expect(first?.count == 16)
    let quoted = "# A\r\n\r\n> ```swift\r\n> let a = 1\r\n> let b = 2\r\n> ```\r\n"
    #expect(try fingerprint(quoted, fence: 3, lines: 4...5) == first)
    #expect(try fingerprint("```swift\nlet a = 1\nlet b = 2\n```\n", fence: 1, lines: 2...2) != first)
    #expect(try fingerprint("```swift\nlet a = 1let b = 2\n```\n", fence: 1, lines: 2...2) != first)
    #expect(try fingerprint("```swift\nlet a = 2\nlet b = 2\n```\n", fence: 1, lines: 2...3) != first)
  }
}
