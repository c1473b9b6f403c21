import Foundation

/// The names of Apple's public symbols with the versions that introduced them, declared by the reference SDK or not.
///
/// It tells a gap in the SDK from a name that doesn't exist. Its rows are facts gathered from Apple's documentation and
/// interface files; `Sources/ReferenceSDK/Catalogue` says how.
package struct AppleCatalogue: Sendable {
  package struct Entry: Hashable, Sendable {
    package var module: String
    package var kind: String
    /// The type it belongs to, nested ones dotted; empty at top level.
    package var container: String
    /// With argument labels: `sheet(item:onDismiss:content:)`.
    package var name: String
    package var iOS: String
    package var iPadOS: String
    package var macOS: String
    package var tvOS: String
    package var watchOS: String
    package var visionOS: String
    package var deprecated: String
    package var message: String
    /// What is written on Apple's declaration: `nonisolated`, `MainActor`, or nothing.
    package var isolation: String
    /// Where the row is from: `17.4-interface`, `docs-26` …
    package var source: String

    /// The name without labels.
    package var baseName: String { String(name.prefix { $0 != "(" }) }

    /// The version that introduced it; `-` where the platform lacks it, empty where unknown.
    package func version(on platform: ApplePlatform) -> String { platform == .iOS ? iOS : macOS }

    /// Whether only a later SDK than the one that the reference SDK describes has it.
    package var isLater: Bool {
      let versions = [iOS, macOS].compactMap(PlatformVersion.init)
      return versions.isEmpty ? source == "docs-27" : versions.allSatisfy { $0.major > 26 }
    }

    /// Whether iOS or the Mac has it, or may have it.
    package var isJudged: Bool { iOS != "-" || macOS != "-" }

    /// `View.sheet(item:onDismiss:content:)`.
    package var qualifiedName: String { container.isEmpty ? name : "\(container).\(name)" }
  }

  private let byBaseName: [String: [Entry]]

  package init(tsv: some Collection<UInt8>) {
    var byBaseName: [String: [Entry]] = [:]
    for line in tsv.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard cells.count >= 13 else { continue }
      let entry = Entry(
        module: cells[0], kind: cells[1], container: cells[2], name: cells[4], iOS: cells[5], iPadOS: cells[6],
        macOS: cells[7], tvOS: cells[8], watchOS: cells[9], visionOS: cells[10], deprecated: cells[11],
        message: cells[12], isolation: cells.count > 13 ? cells[13] : "",
        source: cells.count > 14 ? cells[14] : "")
      byBaseName[entry.baseName, default: []].append(entry)
    }
    self.byBaseName = byBaseName
  }

  /// Reads the catalogue that travels with the tool; an empty one where it is missing, so that nothing is known.
  package init(referenceSDK folder: String) {
    self.init(tsv: FileManager.default.contents(atPath: folder + "/Catalogue/apple-catalogue.tsv") ?? Data())
  }

  /// Every row, in no order.
  package var entries: [Entry] { byBaseName.values.flatMap(\.self) }

  /// All symbols of that name without labels, in any container.
  package func entries(named baseName: String) -> [Entry] { byBaseName[baseName] ?? [] }

  /// Types, macros and the like that stand alone.
  package func topLevel(_ name: String) -> [Entry] { entries(named: name).filter { $0.container.isEmpty } }

  package func isType(_ name: String) -> Bool { topLevel(name).contains { Self.typeKinds.contains($0.kind) } }

  /// The nearest of the names that a misspelt one may have been; see `Misspelling`.
  package func misspelling(of name: String, where isCandidate: (Entry) -> Bool) -> String? {
    Misspelling(name).nearest(among: byBaseName.keys) { entries(named: $0).contains(where: isCandidate) }
  }

  /// Whether it lists the members of the module's types, so that a member that is missing in it doesn't exist. Of other
  /// frameworks it has the types alone, or what an older SDK had.
  package func knowsMembers(ofType name: String) -> Bool {
    topLevel(name).contains { ["SwiftUI", "SwiftData", "Observation"].contains($0.module) }
  }

  package static let typeKinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "property-wrapper"]
}
