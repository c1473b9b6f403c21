import Diagnostics
import Foundation

/// What the reference SDK declares.
package struct SDKIndex: Sendable {
  package struct Symbol: Hashable, Sendable {
    /// The name that snippets import: `SwiftUI`.
    package var module: String
    /// `struct`, `func`, `static-var`, `init`, `case`, `macro` … as in the catalogue.
    package var kind: String
    package var container: String
    /// With argument labels.
    package var name: String
    /// The version that introduced it by platform, empty where it was always there; absent where it isn't available.
    package var introduced: [ApplePlatform: String]
    /// The declaration as Swift.
    package var declaration: String
    /// For a type: whether all of Apple's members are declared.
    package var isComplete: Bool

    package var baseName: String { String(name.prefix { $0 != "(" }) }
    package var qualifiedName: String { container.isEmpty ? name : "\(container).\(name)" }
  }

  /// Sorted by module, container, name and declaration.
  package let symbols: [Symbol]
  /// The protocols that a type conforms to, by the names of both.
  package let conformances: [String: Set<String>]
  private let byBaseName: [String: [Int]]

  package init(symbols: [Symbol], conformances: [String: Set<String>]) {
    self.symbols = symbols
    self.conformances = conformances
    var byBaseName: [String: [Int]] = [:]
    for (index, symbol) in symbols.enumerated() { byBaseName[symbol.baseName, default: []].append(index) }
    self.byBaseName = byBaseName
  }

  /// Reads it from the SDK's sources, without building anything.
  ///
  /// - Throws: `EnvironmentProblem` where the installation is broken.
  package init(resources: Resources) throws {
    self = SDKSourceReader.index(of: try SDKManifest(folder: resources.referenceSDK))
  }

  package func symbols(named baseName: String) -> [Symbol] { (byBaseName[baseName] ?? []).map { symbols[$0] } }

  /// Whether all members of a type are declared, those that it inherits too. `NSObject` is never complete: the Objective-C
  /// runtime gives it what cannot be declared here, such as key-value coding.
  package func knowsMembers(of type: Symbol) -> Bool {
    guard type.isComplete, type.kind == "class" else { return type.isComplete }
    return (conformances[type.name] ?? []).allSatisfy { inherited in
      guard inherited != type.name else { return true }
      if inherited == "NSObject" { return false }
      let classes = symbols(named: inherited).filter { $0.kind == "class" && $0.container.isEmpty }
      return classes.isEmpty || classes.contains(where: knowsMembers)
    }
  }
}

/// The index as a file: a line a symbol or conformance, tab-separated, since that loads in a fraction of JSON's time.
extension SDKIndex {
  package init(tsv: some Collection<UInt8>) {
    var symbols: [Symbol] = []
    var conformances: [String: Set<String>] = [:]
    for line in tsv.split(separator: UInt8(ascii: "\n")) {
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if cells.count == 3, cells[0] == ":" {
        conformances[cells[1], default: []].insert(cells[2])
      } else if cells.count == 8 {
        var introduced: [ApplePlatform: String] = [:]
        if cells[4] != "-" { introduced[.iOS] = cells[4] }
        if cells[5] != "-" { introduced[.macOS] = cells[5] }
        symbols.append(
          Symbol(
            module: cells[0], kind: cells[1], container: cells[2], name: cells[3], introduced: introduced,
            declaration: cells[6], isComplete: cells[7] == "complete"))
      }
    }
    self.init(symbols: symbols, conformances: conformances)
  }

  package var tsv: String {
    var lines = symbols.map { symbol in
      let versions = ApplePlatform.allCases.map { symbol.introduced[$0] ?? "-" }
      return
        ([symbol.module, symbol.kind, symbol.container, symbol.name] + versions
        + [symbol.declaration, symbol.isComplete ? "complete" : ""])
        .joined(separator: "\t")
    }
    for type in conformances.keys.sorted() {
      for conformance in (conformances[type] ?? []).sorted() { lines.append(":\t\(type)\t\(conformance)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
