/// All that a check found out. Reporters render it, and the site shows it; neither judges anything itself.
package struct CheckReport: Sendable {
  /// What it took to find the outcomes out, in texts compiled for one platform. No part of what was found: reports of the
  /// same documents are equal however much was remembered.
  package struct Effort: Hashable, Sendable {
    /// Known from an earlier check.
    package var remembered = 0
    /// Compiled together with others.
    package var batched = 0
    package var alone = 0
    /// Complete declarations among what wasn't remembered, and how many of them may share a module.
    package var declarations = 0
    package var sharable = 0

    package init() {}
  }

  /// The compiler's version line.
  package var toolchain: String
  /// The reference SDK's name and version.
  package var sdk: String
  /// The deployment target by platform, such as `["iOS": "26.0"]`.
  package var baselines: [String: String]
  /// In the order of documents and lines.
  package var snippets: [SnippetReport]
  /// What was found in the documents themselves: front matter, links, attributes.
  package var diagnostics: [Diagnostic]
  /// What the person must know about how the check was done, such as that the fallback was used.
  package var remarks: [String]
  package var effort = Effort()
  /// The documents that were judged, as the person named them, in their order.
  package var documents: [String] = []
  /// Which share of a divided check this is; `nil` for a whole one.
  package var shard: Shard?

  package init(
    toolchain: String, sdk: String, baselines: [String: String], snippets: [SnippetReport] = [],
    diagnostics: [Diagnostic] = [], remarks: [String] = []
  ) {
    self.toolchain = toolchain
    self.sdk = sdk
    self.baselines = baselines
    self.snippets = snippets
    self.diagnostics = diagnostics
    self.remarks = remarks
  }

  /// How many snippets have each verdict; verdicts that nothing has are left out.
  package var summary: [Verdict: Int] {
    snippets.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
  }

  /// Whether `check` has something to complain of. Strictly, what is unresolved and warnings count too.
  package func hasFindings(strict: Bool) -> Bool {
    findings.contains { $0.isFailure(strict: strict) }
  }
}
