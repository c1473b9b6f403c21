/// What a compiler said of one text.
package struct CompilerOutcome: Hashable, Sendable, Codable {
  package enum Ending: Hashable, Sendable, Codable {
    /// It came to its end, with or without errors.
    case finished
    case timedOut
    /// It broke down without naming an error.
    case crashed
    /// It failed without a word: the fault is in the context.
    case silent
  }

  package var ending: Ending
  package var diagnostics: [CompilerDiagnostic]

  package init(ending: Ending, diagnostics: [CompilerDiagnostic]) {
    self.ending = ending
    self.diagnostics = diagnostics
  }

  package var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
  package var isAccepted: Bool { ending == .finished && errors.isEmpty }
  /// Whether the same input will give the same outcome again; running out of time may not.
  package var isReproducible: Bool { ending == .finished }
}

/// One message of the compiler in its own coordinates.
package struct CompilerDiagnostic: Hashable, Sendable, Codable {
  package enum Severity: String, Hashable, Sendable, Codable {
    case error, warning, note, remark
  }

  /// Which of the texts it speaks of.
  package enum Place: Hashable, Sendable, Codable {
    case primary, context
    /// The SDK, or nowhere.
    case elsewhere
  }

  package struct Note: Hashable, Sendable, Codable {
    package var place: Place
    package var line: Int
    package var column: Int
    package var message: String
    /// The declaration that it stands at, where that is in another module: `SwiftUI.View.sheet`.
    package var declaration: String?
  }

  package var place: Place
  /// From 1; the column counts UTF-8 bytes.
  package var line: Int
  package var column: Int
  /// The column after the last byte that the compiler underlined, where it underlined any on that line.
  package var endColumn: Int?
  package var severity: Severity
  package var message: String
  package var notes: [Note] = []
}
