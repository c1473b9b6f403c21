import Diagnostics

/// A file that the check needs has errors, such as the configuration or a baseline; nothing was done.
package struct InvalidFile: Error, Sendable {
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
