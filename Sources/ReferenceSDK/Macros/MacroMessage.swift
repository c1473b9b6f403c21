import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An error that a macro reports at a place in the source.
struct MacroMessage: DiagnosticMessage, Error {
  let message: String
  let severity = DiagnosticSeverity.error

  init(_ message: String) {
    self.message = message
  }

  var diagnosticID: MessageID {
    MessageID(domain: "ReferenceMacros", id: "error")
  }
}

extension MacroExpansionContext {
  func report(_ message: String, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: MacroMessage(message)))
  }
}
