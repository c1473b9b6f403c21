/// A program to be built for this machine against `HostSDK`.
package struct HostProgram: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// The name by which diagnostics and `#fileID` speak of it, such as `Router.swift`.
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package enum Entry: Hashable, Sendable {
    /// The top-level code of the file `main.swift`, or else the type marked `@main`.
    case main
    /// Swift Testing: the program runs the `@Test` functions and ends with 1 if one fails. It understands the arguments
    /// that `swift test` passes on, such as `--filter`.
    case tests
  }

  package var files: [File]
  package var entry: Entry
  /// `5` or `6`.
  package var languageMode: String
  /// The module's name, which is part of the names that types have in a path's codable form.
  package var moduleName: String

  package init(
    _ files: [File], entry: Entry = .main, languageMode: String = "6", moduleName: String = "Snippet"
  ) {
    self.files = files
    self.entry = entry
    self.languageMode = languageMode
    self.moduleName = moduleName
  }
}
