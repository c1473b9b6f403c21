import ArgumentParsing
import Diagnostics
import SnippetChecking

/// How much of Apple's catalogue is declared, as text.
enum CoverageText {
  static func run(_ name: String?, _ resources: Resources, _ terminal: Terminal) throws -> ExitCode {
    let coverage = try SDKCoverage(folder: resources.referenceSDK)
    guard let name else {
      try terminal.output.write(overview(coverage))
      return .success
    }
    guard let row = coverage.tally(of: name) else {
      let nearest = Suggestion.nearest(to: name, among: coverage.containers.map(\.name))
      terminal.complain(
        "Apple's catalogue has no type '\(name)' whose members it lists.",
        advice: nearest.map { "Did you mean '\($0)'?" } ?? "'waymark sdk --coverage' lists types.")
      return .trouble
    }
    var text = line(row, width: 0)
    for entry in coverage.missing(in: row.name) {
      text += "  \(entry.name)\t\(entry.kind)\t\(versions(entry))\n"
    }
    try terminal.output.write(text)
    return .success
  }

  private static func overview(_ coverage: SDKCoverage) -> String {
    let parts = [
      ("By framework", coverage.modules), ("SwiftUI by domain", coverage.domains),
      ("The types that lack most", Array(coverage.containers.filter { $0.tally.missing > 0 }.prefix(25))),
    ]
    return parts.map { title, rows in
      let width = rows.map(\.name.count).max() ?? 0
      return title + "\n" + rows.map { "  " + line($0, width: width) }.joined()
    }
    .joined(separator: "\n")
  }

  private static func line(_ row: SDKCoverage.Row, width: Int) -> String {
    let name = (row.name + ":").padding(to: width + 1)
    return "\(name) \(row.tally.declared) of \(row.tally.known) names, \(row.tally.percent) %\n"
  }

  private static func versions(_ entry: AppleCatalogue.Entry) -> String {
    let platforms = ApplePlatform.allCases.compactMap { platform in
      let version = entry.version(on: platform)
      return version == "-" || version.isEmpty ? nil : "\(platform.rawValue) \(version)"
    }
    return (platforms + (entry.deprecated.isEmpty ? [] : ["deprecated"])).joined(separator: ", ")
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
