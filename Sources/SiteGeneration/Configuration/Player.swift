import Diagnostics
import NavigationModel

/// What pages with scenarios load beside the theme, to play them with the model of navigation.
package struct Player: Sendable {
  package let styleSheet: Theme.File
  package let script: Theme.File
  /// What the notes say, by their identifiers.
  package let notes: Theme.File
  /// The model as a module of WebAssembly; without it pages show their scenarios' steps as text alone.
  package private(set) var module: Theme.File?

  package init(styleSheet: [UInt8], script: [UInt8]) {
    self.styleSheet = Theme.File("player", "css", styleSheet)
    self.script = Theme.File("player", "js", script)
    notes = Theme.File("notes", "json", Self.notesText)
  }

  package func with(module: [UInt8]) -> Player {
    var player = self
    player.module = Theme.File("model", "wasm", module)
    return player
  }

  /// Nothing where there is no module to play with.
  package var files: [Theme.File] {
    module.map { [styleSheet, script, notes, $0] } ?? []
  }

  private static var notesText: [UInt8] {
    let texts = NoteCode.allCases.map { ($0.id.description, JSON.string($0.text.description)) }
    return JSON.object(Dictionary(uniqueKeysWithValues: texts)).compactUTF8()
  }
}
