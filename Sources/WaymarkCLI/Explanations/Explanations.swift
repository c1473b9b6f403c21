import Documents
import Scenarios
import SnippetChecking

/// All ids that the tool reports, with what they mean.
package enum Explanations {
  /// Sorted by id. Where two parts explain the same id, the first one's word counts.
  package static let all: [(id: String, text: String)] = {
    var found: [String: String] = [:]
    for part in parts {
      found.merge(part) { first, _ in first }
    }
    return found.sorted { $0.key < $1.key }.map { (id: $0.key, text: $0.value) }
  }()

  private static let parts: [[String: String]] = [
    DocumentDiagnostics.explanations, SnippetDiagnostics.explanations, JudgingExplanations.all,
    ReportExplanations.all, ConfigurationDiagnostics.explanations, SiteExplanations.all, VerdictExplanations.all,
    ScenarioDiagnostics.explanations,
  ]
}
