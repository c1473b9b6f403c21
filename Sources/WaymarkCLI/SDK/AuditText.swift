import Diagnostics
import SnippetChecking

/// The audit of the reference SDK, as text.
enum AuditText {
  static func run(_ resources: Resources, _ terminal: Terminal) throws -> ExitCode {
    let report = try SDKAudit(folder: resources.referenceSDK).run()
    try terminal.output.write(render(report))
    return report.differences.isEmpty ? .success : .findings
  }

  static func render(_ report: AuditReport) -> String {
    var text = report.differences.map(line).joined()
    if !report.differences.isEmpty { text += "\n" }
    for module in report.modules {
      let silent = module.silent.values.reduce(0, +)
      text += "\(module.name): \(module.declarations) declarations, \(module.compared) compared"
      if silent > 0 { text += ", \(silent) not in the catalogue's scope" }
      if module.excepted > 0 { text += ", \(module.excepted) excepted" }
      text += "\n"
      for silence in CatalogueScope.Silence.allCases {
        if let count = module.silent[silence] { text += "  \(count) \(silence.rawValue)\n" }
      }
    }
    let declarations = report.modules.reduce(0) { $0 + $1.declarations }
    let compared = report.modules.reduce(0) { $0 + $1.compared }
    let differences = report.differences.count
    let tail = differences == 1 ? "1 difference" : "\(differences) differences"
    return text + "\(declarations) declarations, \(compared) compared, \(tail)\n"
  }

  private static func line(_ difference: AuditDifference) -> String {
    "\(difference.location): \(difference.symbol): \(difference.aspect.rawValue): declared \(difference.declared), "
      + "catalogue \(difference.catalogue)\n"
  }
}
