/// What became of a program that was to be built.
package struct HostBuild: Hashable, Sendable {
  package enum Ending: Hashable, Sendable {
    /// The path of the executable.
    case built(String)
    /// The diagnostics say what is wrong.
    case rejected
    case timedOut
    /// The compiler broke down, or the program can't be linked (it may have no entry); with the tool's words.
    case failed(String)
  }

  /// One message of the compiler.
  package struct Message: Hashable, Sendable {
    /// The name of the file that it speaks of; `nil` if of none, and then it has no line either.
    package var file: String?
    /// Its place and those of its notes are `primary` where they speak of that file.
    package var diagnostic: CompilerDiagnostic
  }

  package var ending: Ending
  /// Errors and warnings, in the order of the files.
  package var messages: [Message]

  package var errors: [Message] { messages.filter { $0.diagnostic.severity == .error } }

  /// The path of the executable, if it was built.
  package var executable: String? {
    if case .built(let path) = ending { path } else { nil }
  }
}
