/// Texts to be compiled together: the one that is judged, and what it may assume.
package struct CompilationUnit: Hashable, Sendable {
  package var primary: String
  /// Declarations in scope. Their own faults are not reported, unless the primary text can't be judged for them.
  package var context: String
  package var platform: ApplePlatform
  /// The deployment target, such as `18.0`.
  package var version: String
  /// `5` or `6`.
  package var languageMode: String
  /// `false` for code that runs from the first line.
  package var isLibrary = true

  package init(
    primary: String, context: String = "", platform: ApplePlatform, version: String, languageMode: String = "6"
  ) {
    self.primary = primary
    self.context = context
    self.platform = platform
    self.version = version
    self.languageMode = languageMode
  }
}
