import Diagnostics

/// Says where in the document the compiler's messages belong.
struct PlaceFinder {
  let file: String
  /// Where the part begins; for what has no better place.
  let start: SourceSpan
  /// Whether the compiler saw a fragment in a frame of ours.
  let isFragment: Bool
  let position: @Sendable (_ line: Int, _ column: Int) -> SourcePosition?

  func span(of diagnostic: CompilerDiagnostic) -> SourceSpan? {
    guard diagnostic.place == .primary, let start = position(diagnostic.line, diagnostic.column) else { return nil }
    let end = diagnostic.endColumn.flatMap { position(diagnostic.line, $0) }
    return SourceSpan(file: file, start: start, end: end ?? start)
  }

  func line(of diagnostic: CompilerDiagnostic) -> Int? {
    diagnostic.place == .primary ? position(diagnostic.line, diagnostic.column)?.line : nil
  }

  /// - Parameters:
  ///   - platform: named in the message where the error is that platform's alone.
  ///   - advice: for errors without advice of their own.
  func errors(of faults: [PlatformJudgement.Fault], on platform: ApplePlatform?, advice: String?) -> [Diagnostic] {
    faults.map { fault in
      let message = fault.error.message
      let isNamed = platform.map { message.contains($0.rawValue) } ?? true
      var recommendation = advice
      if case .wrong(let own?, _) = fault.finding { recommendation = own }
      return Diagnostic(
        "compiler-error", .error, isNamed ? message : "\(message) (on \(platform?.rawValue ?? ""))",
        at: span(of: fault.error) ?? start, recommendation: recommendation, notes: notes(of: fault.error))
    }
  }

  /// The warnings that readers of the document would get, once each.
  func warnings(of judgements: [PlatformJudgement]) -> [Diagnostic] {
    var seen: Set<String> = []
    var warnings: [Diagnostic] = []
    for judgement in judgements {
      for warning in judgement.outcome.diagnostics
      where warning.severity == .warning && warning.place == .primary && !(isFragment && Self.isAboutUse(warning)) {
        guard let span = span(of: warning), seen.insert("\(span)\(warning.message)").inserted else { continue }
        warnings.append(
          Diagnostic("compiler-warning", .warning, warning.message, at: span, notes: notes(of: warning)))
      }
    }
    return warnings
  }

  /// Notes in the document; those that only offer a fix (`add 'if #available' …`) or point into the SDK say nothing more to a reader.
  private func notes(of diagnostic: CompilerDiagnostic) -> [Diagnostic.Note] {
    diagnostic.notes.compactMap { note in
      guard note.place == .primary, !note.message.hasPrefix("add '"), let position = position(note.line, note.column)
      else { return nil }
      return Diagnostic.Note(note.message, at: SourceSpan(file: file, line: position.line, column: position.column))
    }
  }

  /// What is never used or changed in a fragment may well be further on.
  private static func isAboutUse(_ warning: CompilerDiagnostic) -> Bool {
    ["never used", "never mutated", "is unused", "was never", "will never be executed"]
      .contains { warning.message.contains($0) }
  }
}
