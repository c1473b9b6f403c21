import Diagnostics
import Documents
import Testing

@testable import Scenarios

@Suite struct SemanticsTableTests {
  private static let rows = [
    "Push": "| **Push** | `navigationDestination(for:)` | Back | A swipe from the edge | Back is in the toolbar |",
    "Sheet":
      "| Sheet | `.sheet(item:)` | A swipe down, or its own button | Detents set the height | Sized by its content |",
    "Cover": "| Full-screen cover | `.fullScreenCover(item:)` | Only its own button | Hides everything | Unavailable |",
    "Popover": "| Popover | `.popover(item:)` | A tap outside | Becomes a sheet in compact width | At its anchor |",
    "Alert": "| Alert | `.alert(_:isPresented:)` | Only one of its buttons | In the middle | The same |",
    "Dialog":
      "| Confirmation dialog | `confirmationDialog(…)` | A button, or a tap outside | At its anchor | Like an alert |",
    "Swap": "| Root swap | `if` or `switch` | Nobody | Sign-in | The same |",
  ]

  private static func diagnostics(_ row: String, isMarked: Bool = true) -> [Diagnostic] {
    let text = """
      # Page

      \(isMarked ? "<!-- waymark: semantics -->\n" : "")| Semantic | API | Who closes it | iPhone and iPad | Mac |
      |---|---|---|---|---|
      \(row)
      """
    let source = SourceText(file: "page.md", bytes: Array(text.utf8))
    return SemanticsTable.diagnostics(of: DocumentParser.parse(path: "page.md", source: source))
  }

  @Test(arguments: rows.values) func `What the model knows is right`(row: String) {
    #expect(Self.diagnostics(row).isEmpty)
  }

  /// A row, words in it, and what somebody may write by mistake instead.
  private static let mistakes = [
    ("Push", "navigationDestination", "sheet"), ("Push", "| Back |", "| A swipe down |"),
    ("Push", "| Back |", "| Nobody |"), ("Push", "A swipe from the edge", "A tap outside"),
    ("Push", "Back is in the toolbar", "A swipe from the edge"), ("Push", "| Back |", "| Only Back |"),
    ("Sheet", "`.sheet(item:)`", "`.fullScreenCover(item:)`"), ("Sheet", "A swipe down", "A tap outside"),
    ("Sheet", "A swipe down", "Never a swipe down"), ("Sheet", "A swipe down, or its own", "Only its own"),
    ("Sheet", "Detents set the height", "Sized by its content"), ("Sheet", "Detents set the height", "Unavailable"),
    ("Sheet", "Sized by its content", "The same"), ("Sheet", "Sized by its content", "Detents set the height"),
    ("Cover", "Only its own button", "A swipe down"), ("Cover", "Only its own button", "Only one of its buttons"),
    ("Cover", "Unavailable", "Hides everything"), ("Cover", "Unavailable", "The same"),
    ("Cover", "Hides everything", "Not available"), ("Cover", "Hides everything", "Becomes a sheet in compact width"),
    ("Popover", "A tap outside", "One of its buttons"), ("Popover", "Becomes a sheet", "From the bottom"),
    ("Popover", "At its anchor", "The same"), ("Alert", "Only one of its buttons", "A tap outside"),
    ("Alert", "Only one of its buttons", "Nobody"), ("Alert", "In the middle", "At its anchor"),
    ("Alert", "`.alert(_:isPresented:)`", "`.confirmationDialog(_:isPresented:)`"),
    ("Dialog", "A button, or a tap outside", "Only one of its buttons"), ("Dialog", "Like an alert", "The same"),
    ("Dialog", "Like an alert", "From the bottom"), ("Dialog", "At its anchor", "A trailing column"),
    ("Swap", "Nobody", "Its own button"), ("Swap", "`if` or `switch`", "`sheet`"), ("Swap", "Sign-in", "Unavailable"),
  ]

  @Test(arguments: mistakes) func `A wrong cell is an error at its place`(name: String, words: String, mistake: String)
  {
    let row = Self.rows[name]!
    #expect(row.contains(words))
    let wrong = row.replacing(words, with: mistake)
    let found = Self.diagnostics(wrong)
    #expect(found.map(\.id).contains("semantics-cell"), "\(wrong)")
    let cells = wrong.split(separator: "|", omittingEmptySubsequences: false)
    let place = found.first { $0.id == "semantics-cell" }?.span?.start
    let columns = cells.indices.dropFirst().map { cells[..<$0].reduce(0) { $0 + $1.utf8.count + 1 } + 2 }
    #expect(place?.line == 6)
    #expect(columns.contains(place?.column ?? 0))
  }

  @Test func `Unknown rows and words that the model doesn't know are said`() {
    #expect(
      Self.diagnostics("| Sheat | `sheet` | Its own button | Detents | Sized by its content |").map(\.id) == [
        "semantics-row"
      ])
    #expect(
      Self.diagnostics("| Sheet | `sheet` | Whoever likes | Detents | Pretty |").map(\.id)
        == ["semantics-unread", "semantics-unread"])
  }

  @Test func `Other tables say what they like`() {
    #expect(Self.diagnostics("| Sheet | `alert` | Nobody | Unavailable | The same |", isMarked: false).isEmpty)
  }
}
