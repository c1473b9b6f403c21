/// Something that the machine lacks or refuses, as against something wrong in a document. The tool exits with 2.
package struct EnvironmentProblem: Error, Sendable, Hashable, CustomStringConvertible {
  package var message: String
  /// What to install or to change.
  package var advice: String

  package init(_ message: String, advice: String) {
    self.message = message
    self.advice = advice
  }

  package var description: String { advice.isEmpty ? message : "\(message)\n\(advice)" }
}
