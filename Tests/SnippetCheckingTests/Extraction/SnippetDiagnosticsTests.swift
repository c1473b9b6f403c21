import Diagnostics
import Testing

@testable import SnippetChecking

@Suite struct SnippetDiagnosticsTests {
  @Test func explainsEveryDiagnosticThatIsEmitted() {
    let infos = [
      "swift hiden", "swift title", "swift run=1", "swift title=\"", "swift run run", "swift skip=\"\"",
      "swift title=\"\"", "swift platform=x", "swift platform=tvOS", "swift file=/x", "swift highlight=x",
      "swift highlight=99", "swift run test", "swift fails",
    ]
    let codes = [
      "// ❌\nf()  // error:\n// ✅\ng()  // error(x): y", "f(\n// ❌\na: 1,\n// ✅\nb: 2)", "f()  // ❌ wrong",
    ]
    var emitted: Set<String> = []
    for info in infos {
      for code in codes { emitted.formUnion(SnippetFixture.extract(code, info: info).1.map(\.id)) }
    }
    #expect(emitted == Set(SnippetDiagnostics.explanations.keys))
    for (id, text) in SnippetDiagnostics.explanations { #expect(!text.isEmpty, "\(id)") }
  }
}
