import Diagnostics
import Documents

/// One part with all that it takes to judge it.
struct JudgingTask: Sendable {
  struct Target: Hashable, Sendable {
    var platform: ApplePlatform
    /// The deployment target.
    var version: String
  }

  let snippet: Snippet
  let part: SnippetPart
  private(set) var assembly: Assembly
  let platforms: [Target]
  /// Whether the document or the snippet names its platforms.
  let isExplicit: Bool
  let languageMode: String
  /// Whether declarations may be guessed that the snippet leaves out; else what nobody declares is an error.
  let allowsPlaceholders: Bool
  let skipReason: String?
  /// What the program must write that the snippet is, where the document says so.
  let expectedOutput: ExpectedOutput?
  /// The scenario that the program plays, where the document says so.
  let scenario: BoundScenario?
  /// All that the document declares.
  let index: ContextIndex

  /// The same with less of the document's other snippets: they may show other versions of the types that are meant here.
  /// `nil` where that makes no difference.
  func reaching(_ reach: ContextIndex.Reach) -> JudgingTask? {
    let context = index.context(for: part, of: snippet, reach: reach)
    guard context.map(\.id) != assembly.context.map(\.id) else { return nil }
    var task = self
    task.assembly = Assembler.assemble(part, of: snippet, context: context, index: index)
    return task
  }

  func unit(for target: Target) -> CompilationUnit {
    var unit = CompilationUnit(
      primary: AppleConditions.adapt(assembly.source),
      context: AppleConditions.adapt(assembly.contextSource ?? ""), platform: target.platform,
      version: target.version, languageMode: languageMode)
    unit.isLibrary = assembly.isParseAsLibrary
    return unit
  }

  /// The same with further members in the frame around a fragment.
  func assembled(with members: [String]) -> JudgingTask {
    var task = self
    task.assembly = Assembler.assemble(part, of: snippet, context: assembly.context, members: members)
    return task
  }

  /// The lines of the generated text that the author wrote, from 1.
  var authorLines: Set<Int> {
    Set(assembly.lineMap.origins.indices.filter { assembly.lineMap.origins[$0] != nil }.map { $0 + 1 })
  }

  /// Whether the author says in words which errors are due, so that even incomplete code can be held to them.
  var namesErrors: Bool { snippet.attributes.fails?.value != nil || !part.expectedErrors.isEmpty }

  var isProgram: Bool { skipReason == nil && (snippet.attributes.run != nil || snippet.attributes.test != nil) }

  /// Whether a name that nothing declares is an error: the author says that nothing is left out. It proves nothing of a
  /// part that is meant to be wrong in another way.
  var promisesCompleteness: Bool {
    !allowsPlaceholders && (namesErrors || !isAnnouncedAsWrong)
  }

  private var isAnnouncedAsWrong: Bool {
    part.mark == .wrong && !snippet.marksAreAdvice || snippet.attributes.fails != nil
  }

  /// Where the part begins: its mark, its first line, or its fence.
  var start: SourceSpan {
    if let mark = part.markSpan { return mark }
    guard let line = firstLine else { return snippet.fence.infoSpan }
    return SourceSpan(file: snippet.file, line: line.line, column: line.column)
  }

  private var firstLine: CodeFence.Line? {
    part.lines.lazy.map { snippet.fence.lines[$0] }.first { !$0.text.allSatisfy(\.isWhitespace) }
      ?? snippet.fence.lines.first
  }

  var places: PlaceFinder {
    let map = assembly.lineMap
    return PlaceFinder(file: snippet.file, start: start, isFragment: assembly.shape != .file) {
      map.position(line: $0, column: $1)
    }
  }

  func report(
    _ verdict: Verdict, platforms: [String: SnippetReport.PlatformOutcome] = [:], reason: String? = nil,
    diagnostics: [Diagnostic] = [], assumed: [String] = [], tests: [SnippetReport.Test] = []
  ) -> SnippetReport {
    let lines = part.lines.map { snippet.fence.lines[$0].line }
    let isDivided = snippet.parts.count > 1
    return SnippetReport(
      id: isDivided ? "\(snippet.id).\(part.ordinal)" : snippet.id, file: snippet.file, fence: snippet.fence.fenceLine,
      line: lines.first ?? snippet.fence.fenceLine, endLine: lines.last ?? snippet.fence.fenceLine,
      part: isDivided ? part.ordinal : nil, mark: part.mark, title: snippet.attributes.title?.value, verdict: verdict,
      platforms: platforms, assumed: assumed, reason: reason, diagnostics: diagnostics, tests: tests)
  }
}
