import ContentHashing
import Diagnostics
import Documents
import Foundation

/// Builds the programs of snippets marked `run` or `test` for this machine, runs them isolated, and holds them to what the
/// document says.
struct SnippetRunner: Sendable {
  let compiler: HostCompiler
  let sandbox: Sandbox
  let knowledge: Knowledge
  /// What programs that ended well have written, so that a change elsewhere in their document doesn't run them again.
  let results: ContentStore<Sandbox.Result>?

  /// The file of what the snippet may assume.
  private static let contextName = "WaymarkContext.swift"

  /// What a run adds to the report of a part.
  struct Outcome: Sendable {
    var verdict: Verdict
    var reason: String?
    var diagnostics: [Diagnostic] = []
    var tests: [SnippetReport.Test] = []
    /// Whether the same program will give the same again, as far as that can be known: it has ended well.
    var isReproducible: Bool { verdict == .verified }
  }

  /// - Throws: `EnvironmentProblem` where the tools can't be started.
  func run(_ task: JudgingTask, in folder: String) throws -> Outcome {
    let isTest = task.snippet.attributes.test != nil
    guard isTest || task.assembly.hasMain else {
      return .init(
        verdict: .unresolved,
        reason: "there is nothing in it to run: write statements at its top level, or a type marked '@main'")
    }
    let main = task.assembly.isParseAsLibrary ? "Program.swift" : "main.swift"
    var files = [HostProgram.File(name: main, text: task.assembly.source)]
    if let context = task.assembly.contextSource { files.append(.init(name: Self.contextName, text: context)) }
    let program = HostProgram(files, entry: isTest ? .tests : .main, languageMode: task.languageMode)
    switch try execute(program, in: "\(folder)/program") {
    case .notBuilt(let build): return notBuilt(build, main, task)
    case .ended(let result): return isTest ? judgeTests(result, main, task) : judge(result, main, task)
    }
  }

  private enum Execution {
    case notBuilt(HostBuild)
    case ended(Sandbox.Result)
  }

  /// Builds and runs a program, unless what it gives is known.
  private func execute(_ program: HostProgram, in folder: String) throws -> Execution {
    let key = key(of: program)
    if let known = results?.value(for: key) { return .ended(known) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let build = try compiler.build(program, in: folder)
    guard let executable = build.executable else { return .notBuilt(build) }
    let result = try program.entry == .tests ? sandbox.runTests(executable) : sandbox.run(executable)
    if result.ending == .exited(0), !result.isCut { results?.keep(result, for: key) }
    return .ended(result)
  }

  private func key(of program: HostProgram) -> String {
    SHA256.hash(
      fields: ["program-1", compiler.sdk.key, "\(program.entry)", program.languageMode, "\(sandbox.limits)"]
        + program.files.flatMap { [$0.name, $0.text] })
  }

  // MARK: Building

  /// A snippet that Apple's platforms accept may use what this machine doesn't have: that is no fault of its. A test is compiled
  /// nowhere else.
  private func notBuilt(_ build: HostBuild, _ main: String, _ task: JudgingTask) -> Outcome {
    switch build.ending {
    case .timedOut: return .init(verdict: .unresolved, reason: "the compiler did not come to an end in time")
    case .failed(let why): return .init(verdict: .unresolved, reason: "no program could be made of it: \(why)")
    case .built, .rejected: break
    }
    let errors = build.errors.filter { $0.file == main }.map(\.diagnostic)
    if task.snippet.attributes.test != nil, let wrong = wrong(errors, in: task) { return wrong }
    let first = errors.first?.message ?? build.errors.first?.diagnostic.message ?? "the compiler rejects it"
    return .init(
      verdict: .unresolved, reason: "it can't be built for this machine: \(first)",
      diagnostics: errors.map { error in
        Diagnostic(
          "snippet-unresolved", .warning, "it can't be built for this machine: \(error.message)",
          at: task.places.span(of: error) ?? task.start,
          recommendation: "What is run may use Foundation and the parts of SwiftUI that work without a screen.")
      })
  }

  /// What is wrong with a test, which is compiled nowhere else; `nil` where it may merely lack something.
  private func wrong(_ errors: [CompilerDiagnostic], in task: JudgingTask) -> Outcome? {
    let unit = CompilationUnit(
      primary: task.assembly.source, context: task.assembly.contextSource ?? "", platform: .macOS,
      version: ApplePlatform.macOS.newestVersion, languageMode: task.languageMode)
    let classifier = ErrorClassifier(knowledge: knowledge, unit: unit)
    let judgement = PlatformJudgement(
      platform: .macOS, outcome: CompilerOutcome(ending: .finished, diagnostics: errors),
      faults: errors.map { .init(error: $0, finding: classifier.finding(for: $0), isConditional: false) })
    guard judgement.state == .rejected else { return nil }
    return .init(verdict: .failed, diagnostics: task.places.errors(of: judgement.wrong, on: nil, advice: nil))
  }

  // MARK: Programs

  private func judge(_ result: Sandbox.Result, _ main: String, _ task: JudgingTask) -> Outcome {
    if let fault = fault(of: result, main, task) { return fault }
    let disagreements = task.scenario?.disagreements(with: result.output, program: task.start) ?? []
    guard disagreements.isEmpty else { return .init(verdict: .failed, diagnostics: disagreements) }
    guard let expected = task.expectedOutput, let mismatch = expected.mismatch(with: result.output) else {
      return .init(verdict: .verified)
    }
    let line = mismatch.expected ?? expected.fence.lines.last
    let place =
      line.map { SourceSpan(file: task.snippet.file, line: $0.line, column: $0.column) } ?? expected.fence.infoSpan
    let message =
      switch (mismatch.expected?.text, mismatch.actual) {
      case (let wanted?, let actual?):
        "the program writes '\(actual.shortened)' where '\(wanted.shortened)' is expected"
      case (let wanted?, nil): "the program writes no more where '\(wanted.shortened)' is expected"
      case (nil, let actual): "the program goes on to write '\((actual ?? "").shortened)'"
      }
    return .init(
      verdict: .failed,
      diagnostics: [
        Diagnostic(
          "output-differs", message, at: place,
          recommendation:
            "Correct the program or the output that follows it; '…' on a line of its own stands for any lines.")
      ])
  }

  /// A program that didn't end well.
  private func fault(of result: Sandbox.Result, _ main: String, _ task: JudgingTask) -> Outcome? {
    let limits = sandbox.limits
    let words: String? =
      if result.isCut {
        "the program was stopped when it had written \(limits.output >> 10) KB"
      } else {
        switch result.ending {
        case .exited(0): nil
        case .exited(let code): "the program ended with code \(code)"
        case .timedOut: "the program was stopped after \(Int(limits.time)) seconds"
        case .signalled(let signal): "the program was ended by \(Self.name(of: signal))"
        }
      }
    guard let words else { return nil }
    let crash = Crash(result.errors, file: main)
    let error = crash?.line.map {
      CompilerDiagnostic(place: .primary, line: $0, column: 1, severity: .error, message: "")
    }
    let last = crash?.message ?? result.errors.swiftLines.last { !$0.allSatisfy(\.isWhitespace) }
    let why = last.map { ": \($0.shortened)" } ?? ""
    return .init(
      verdict: .failed,
      diagnostics: [
        Diagnostic(
          "run-failed", result.isCut || result.ending == .timedOut ? words : words + why,
          at: error.flatMap(task.places.span) ?? task.start,
          recommendation:
            "Programs of documents have \(Int(limits.time)) seconds, \(limits.memory >> 20) MB of memory, no network and one "
            + "empty folder, and must end by themselves.")
      ])
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "a trap"
    case SIGSEGV, SIGBUS: "a violation of memory"
    case SIGABRT: "abort()"
    case SIGKILL: "the system, since it used more than it may (signal 9)"
    case SIGXFSZ: "the system, since it wrote too large a file"
    case SIGXCPU: "the system, since it used too much time"
    default: "signal \(signal)"
    }
  }

  /// `Snippet/main.swift:3: Fatal error: Index out of range`.
  private struct Crash {
    var message: String
    var line: Int?

    init?(_ errors: String, file: String) {
      guard let text = errors.swiftLines.last(where: { $0.contains("Fatal error") || $0.contains("fatal error") })
      else {
        return nil
      }
      // A trap of the standard library names a file of its own.
      let start = text.range(of: "Fatal error") ?? text.range(of: "fatal error")
      message = String(text[(start?.lowerBound ?? text.startIndex)...])
      guard let range = text.range(of: "Snippet/\(file):"), let colon = text[range.upperBound...].firstIndex(of: ":")
      else {
        return
      }
      line = Int(text[range.upperBound..<colon])
      message = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
  }

  // MARK: Tests

  private func judgeTests(_ result: Sandbox.Result, _ main: String, _ task: JudgingTask) -> Outcome {
    let events = TestEvents(result.output)
    var outcome = Outcome(verdict: .verified)
    outcome.tests = events.tests.map { test in
      let isFailed = events.issues.contains { $0.testID == test.id }
      return .init(
        name: test.name, line: span(of: test.place, main, task)?.start.line ?? task.start.start.line,
        outcome: isFailed || !(test.hasEnded || test.isSkipped) ? .failed : test.isSkipped ? .skipped : .passed)
    }
    outcome.diagnostics = events.issues.map { issue in
      let name = events.test(issue.testID).map { "\($0.name): " } ?? ""
      let place = issue.place.flatMap { span(of: $0, main, task) }
      let ofTest = events.test(issue.testID).flatMap { span(of: $0.place, main, task) }
      return Diagnostic("test-failed", name + issue.message.shortened, at: place ?? ofTest ?? task.start)
    }
    if !outcome.diagnostics.isEmpty {
      outcome.verdict = .failed
    } else if events.hasEnded, events.tests.isEmpty {
      return .init(verdict: .unresolved, reason: "there is no '@Test' function in it")
    } else if !events.hasEnded || result.ending != .exited(0) {
      return fault(of: result, main, task)
        ?? .init(
          verdict: .failed, diagnostics: [Diagnostic("run-failed", "the tests did not come to an end", at: task.start)])
    }
    return outcome
  }

  private func span(of place: TestEvents.Place, _ main: String, _ task: JudgingTask) -> SourceSpan? {
    guard place.file == main else { return nil }
    return task.places.span(
      of: CompilerDiagnostic(
        place: .primary, line: place.line, column: place.column, severity: .error, message: ""))
  }
}

extension String {
  /// Cut where it is long: a message is no place for a page.
  fileprivate var shortened: String { count > 200 ? prefix(200) + "…" : self }
}
