import Diagnostics
import Documents
import Foundation

/// Makes the tasks of a document: its snippets, what each part may assume, and for which platforms it is judged.
struct TaskPlanner: Sendable {
  let options: Checker.Options

  struct Plan: Sendable {
    var tasks: [JudgingTask]
    var diagnostics: [Diagnostic]
  }

  /// - Parameter file: from `contextFile(of:)`.
  func plan(_ document: Document, contextFile file: ContextIndex.ContextFile?) -> Plan {
    let (snippets, extracted) = SnippetExtractor.snippets(in: document)
    let diagnostics = extracted + Self.warnings(aboutVersionsOf: document)
    let index = ContextIndex(snippets: snippets, contextFile: file)
    let tasks = snippets.flatMap { snippet in
      snippet.parts.map { task(for: $0, of: snippet, in: document, index) }
    }
    return Plan(tasks: tasks, diagnostics: diagnostics)
  }

  private func task(
    for part: SnippetPart, of snippet: Snippet, in document: Document, _ index: ContextIndex
  ) -> JudgingTask {
    let context = index.context(for: part, of: snippet)
    let assembly = Assembler.assemble(part, of: snippet, context: context, index: index)
    let named = document.metadata.platforms
    return JudgingTask(
      snippet: snippet, part: part, assembly: assembly, platforms: targets(of: snippet, named),
      isExplicit: !named.isEmpty || snippet.attributes.platform != nil || !options.platforms.isEmpty,
      languageMode: document.metadata.swift ?? options.languageMode,
      allowsPlaceholders: document.metadata.allowsPlaceholders ?? options.allowsPlaceholders,
      skipReason: skipReason(of: snippet),
      expectedOutput: snippet.attributes.run == nil ? nil : ExpectedOutput(after: snippet, in: document),
      scenario: BoundScenario(of: snippet, in: document), index: index)
  }

  private func skipReason(of snippet: Snippet) -> String? {
    if let skip = snippet.attributes.skip { return skip.value }
    let isProgram = snippet.attributes.run != nil || snippet.attributes.test != nil
    return isProgram && !options.runsSnippets ? "not run" : nil
  }

  private func targets(of snippet: Snippet, _ named: [Document.Baseline]) -> [JudgingTask.Target] {
    ApplePlatform.allCases.compactMap { platform in
      let baseline = named.first { ApplePlatform(named: $0.platform) == platform }
      guard named.isEmpty || baseline != nil else { return nil }
      if let only = snippet.attributes.platform, ApplePlatform(named: only.value) != platform { return nil }
      if !options.platforms.isEmpty, !options.platforms.contains(where: { ApplePlatform(named: $0) == platform }) {
        return nil
      }
      let version = baseline?.version ?? options.baseline(of: platform)
      return JudgingTask.Target(platform: platform, version: Self.judgedVersion(version, on: platform))
    }
  }

  private static func warnings(aboutVersionsOf document: Document) -> [Diagnostic] {
    document.metadata.platforms.compactMap { baseline in
      guard let platform = ApplePlatform(named: baseline.platform),
        let version = baseline.version.flatMap(PlatformVersion.init),
        let newest = PlatformVersion(platform.newestVersion), newest < version
      else { return nil }
      return Diagnostic(
        "platform-newer", .warning,
        "'\(baseline.platform) \(version)' is newer than the SDK that snippets are judged against",
        at: document.frontMatter["platforms"]?.span,
        recommendation: "Write \(platform.rawValue) \(newest), or expect that newer APIs stay unresolved.")
    }
  }

  /// A version as the compiler wants it, held between the oldest and the newest that the SDK knows.
  private static func judgedVersion(_ text: String, on platform: ApplePlatform) -> String {
    guard let version = PlatformVersion(text), let oldest = PlatformVersion(platform.oldestVersion) else {
      return platform.newestVersion
    }
    return max(version, oldest).description
  }

  /// Reads the Swift file that `context:` names, which the document's metadata has by its path within the content folder.
  /// That there is none is said where links are checked.
  func contextFile(of document: Document) -> (file: ContextIndex.ContextFile?, diagnostics: [Diagnostic]) {
    guard let name = document.metadata.context else { return (nil, []) }
    let span = document.frontMatter["context"]?.span
    let shown = document.source.file
    let root = shown.hasSuffix(document.path) ? String(shown.dropLast(document.path.count)) : ""
    let path = root + name
    guard isInside(path, root) else {
      let outside = Diagnostic(
        "context-outside", "the context file '\(name)' is not inside the content folder", at: span,
        recommendation: "Name a Swift file by its path within the content folder, which no link leads out of.")
      return (nil, [outside])
    }
    guard FileManager.default.fileExists(atPath: path) else { return (nil, []) }
    guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
      let unreadable = Diagnostic(
        "context-missing", "the context file '\(name)' can't be read", at: span,
        recommendation: "Make it a readable file of Swift in UTF-8.")
      return (nil, [unreadable])
    }
    return (ContextIndex.ContextFile(file: path, text: text), [])
  }

  /// Whether a path stays within the folder once links are followed.
  private func isInside(_ path: String, _ folder: String) -> Bool {
    let root = URL(fileURLWithPath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().pathComponents
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents.starts(with: root)
  }
}
