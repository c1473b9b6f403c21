import Diagnostics
import Documents
import HTMLBuilding
import Scenarios

/// Turns documents into a site. Reads nothing and writes nothing: the same input gives the same bytes.
package struct SiteGenerator: Sendable {
  package let configuration: SiteConfiguration
  package let theme: Theme

  package init(configuration: SiteConfiguration, theme: Theme) {
    self.configuration = configuration
    self.theme = theme
  }

  /// Writes the site's files in memory, on all cores.
  ///
  /// - Parameters:
  ///   - report: the verdicts of the snippets; without one, snippets carry no marks.
  ///   - presentations: how fences are to be shown, as their attributes say.
  package func generate(
    _ documents: DocumentSet, report: CheckReport? = nil, presentations: SnippetPresentations = [:]
  ) -> Site {
    let plan = SitePlan(documents: documents, configuration: configuration)
    let published = PublishedAssets.paths(of: documents)
    let roots: Set<String> = ["", "../", configuration.servedPath]
    let context = SiteContext(
      configuration: configuration, theme: theme, documents: documents, plan: plan,
      sidebar: Sidebar(plan: plan, roots: roots), snippets: SnippetIndex(report: report, presentations: presentations),
      assets: published)
    let pages = ParallelMap.map(Array(plan.pages.indices)) { DocumentPage(site: context, index: $0).render() }
    var files = FileCollection()
    for page in pages { files.add(page.file) }
    for file in listings(context) { files.add(file) }
    let hasScenarios = plan.pages.contains { DocumentScenario.isIn($0.document) }
    for file in theme.files + (hasScenarios ? theme.player.files : []) {
      files.add(SiteFile(path: file.path, bytes: file.bytes))
    }
    for page in plan.pages { files.add(SiteFile(path: page.document.path, bytes: page.document.source.bytes)) }
    for file in RedirectPages(site: context).all() where !files.contains(file.path) { files.add(file) }
    for asset in documents.assets where published.contains(asset) {
      files.add(SiteFile(path: asset, contents: .copy(of: configuration.content + "/" + asset)))
    }
    let sorted = files.sorted()
    let check = LinkCheck(files: sorted, pages: pages)
    return Site(files: sorted, diagnostics: plan.diagnostics + files.diagnostics + check.diagnostics())
  }

  private func listings(_ context: SiteContext) -> [SiteFile] {
    let listings = ListingPages(site: context)
    return (context.plan.landing == nil ? [listings.landing()] : [])
      + [listings.contents(), listings.notFound()] + MachineFiles(site: context).all()
  }
}
