import Diagnostics
import Documents

/// What every page of a site may look up while it is written. Shared by all threads, changed by none.
struct SiteContext: Sendable {
  let configuration: SiteConfiguration
  let theme: Theme
  let documents: DocumentSet
  let plan: SitePlan
  let sidebar: Sidebar
  let snippets: SnippetIndex
  /// The assets that are copied, by path.
  let assets: Set<String>
}

/// The outcomes and presentations of snippets, by document and line.
struct SnippetIndex: Sendable {
  /// What the judgement was made against; `nil` where nothing was judged.
  struct Basis: Sendable {
    var toolchain: String
    var sdk: String
    var baselines: [String: String]
  }

  let basis: Basis?
  private let reports: [String: [Int: [SnippetReport]]]
  private let presentations: SnippetPresentations

  init(report: CheckReport?, presentations: SnippetPresentations) {
    basis = report.map { Basis(toolchain: $0.toolchain, sdk: $0.sdk, baselines: $0.baselines) }
    var reports: [String: [Int: [SnippetReport]]] = [:]
    for snippet in report?.snippets ?? [] {
      reports[snippet.file, default: [:]][snippet.fence, default: []].append(snippet)
    }
    self.reports = reports
    self.presentations = presentations
  }

  /// The outcomes of a fence, in the order of its parts.
  func reports(of document: Document, fence: Int) -> [SnippetReport] {
    reports[document.source.file]?[fence] ?? []
  }

  func presentation(of document: Document, fence: Int) -> SnippetPresentation? {
    presentations[document.path]?[fence]
  }

  /// How many snippets of a document have each verdict.
  func counts(of document: Document) -> [Verdict: Int] {
    var counts: [Verdict: Int] = [:]
    for parts in (reports[document.source.file] ?? [:]).values {
      for part in parts { counts[part.verdict, default: 0] += 1 }
    }
    return counts
  }
}

/// A link within the site, as a page wrote it.
struct InternalLink: Sendable, Hashable {
  /// The file of the site that it leads to.
  var file: String
  /// The id in that file, not encoded.
  var anchor: String?
  /// Where the document has the link, if a document wrote it.
  var span: SourceSpan?
}
