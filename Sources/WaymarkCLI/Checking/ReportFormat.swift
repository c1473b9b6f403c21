import ArgumentParsing

/// The forms that a check's report can have.
enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, sarif, github, junit

  static let form = ValueForm("FORMAT", .choice(allCases.map(\.rawValue)))

  /// - Parameter name: what the command line says, if anything.
  init(_ name: String?, otherwise: ReportFormat = .text) {
    self = name.flatMap(ReportFormat.init(rawValue:)) ?? otherwise
  }
}
