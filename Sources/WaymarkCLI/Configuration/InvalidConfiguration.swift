import Diagnostics

/// The configuration has errors; nothing was done.
package struct InvalidConfiguration: Error, Sendable {
  package var diagnostics: [Diagnostic]
  package var source: SourceText

  package func render(_ terminal: Terminal) -> String {
    let source = source
    let text = DiagnosticText(style: terminal.errorStyle, width: terminal.width(of: terminal.errors)) { file in
      file == source.file ? source : nil
    }
    return diagnostics.map(text.render).joined(separator: "\n")
  }
}
