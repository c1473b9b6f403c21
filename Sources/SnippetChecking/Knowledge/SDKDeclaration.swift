/// A declaration of the reference SDK, with where it stands and what only a comparison with Apple's needs.
package struct SDKDeclaration: Sendable {
  package var symbol: SDKIndex.Symbol
  /// Relative to the folder of the SDK.
  package var file: String
  package var line: Int
  /// The version that deprecated it by platform: `100000.0` for a mark without a warning, empty without a version.
  package var deprecated: [ApplePlatform: String] = [:]
  /// What is written on it, or on the extension around it.
  package var writtenIsolation: WrittenIsolation?
  /// What it has from its surroundings where nothing is written; `nil` where nothing isolates it.
  package var inheritedIsolation: WrittenIsolation?
  /// The framework that it is of, where SwiftUI only exports it again.
  package var framework: String?
  var surroundings: DeclarationWalker.Surroundings

  package var isolation: WrittenIsolation? { writtenIsolation ?? inheritedIsolation }
}

extension PlatformVersion {
  /// What was always there.
  static let zero = PlatformVersion("0")!
}

/// All that the sources of the reference SDK say.
package struct SDKContents: Sendable {
  package var declarations: [SDKDeclaration]
  package var index: SDKIndex

  /// - Throws: `EnvironmentProblem` where the installation is broken.
  package init(folder: String) throws {
    self = SDKSourceReader.contents(of: try SDKManifest(folder: folder))
  }

  init(declarations: [SDKDeclaration], index: SDKIndex) {
    self.declarations = declarations
    self.index = index
  }
}
