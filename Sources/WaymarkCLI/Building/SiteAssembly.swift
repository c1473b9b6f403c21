import Diagnostics
import Documents
import Foundation
import Scenarios
import SiteGeneration
import SnippetChecking

/// Makes a whole site of documents and a report: pages, data, search.
struct SiteAssembly {
  var project: Project
  var terminal: Terminal
  /// The path that the site will be served under, where the command names one.
  var basePath: String?
  var hasSearch = true

  /// - Parameters:
  ///   - snippets: the snippets of each document.
  ///   - report: what the check found; without one the pages show no verdicts and don't say what the code is.
  func site(_ documents: DocumentSet, snippets: [[Snippet]], report: CheckReport?) throws -> Site {
    var configuration = project.siteConfiguration(basePath: basePath)
    if let folder = configuration.theme.folder, !Project.isFolder(folder) {
      throw EnvironmentProblem(
        "the theme's folder '\(folder)' does not exist",
        advice: "Correct 'theme' in \(project.file ?? Project.fileName).")
    }
    let resources = try Resources.locate(environment: terminal.environment)
    var theme = try Theme.load(from: resources.site, overrides: configuration.theme.folder)
    if let module = playerModule(for: documents, resources) { theme.player = theme.player.with(module: module) }
    let pagefind = configuration.search && hasSearch ? findPagefind() : nil
    // Pages must not offer a search that isn't there.
    configuration.search = pagefind != nil
    let site = SiteGenerator(configuration: configuration, theme: theme).generate(
      documents, report: report, presentations: SnippetPresentation.all(of: snippets, namesShapes: report != nil)
    ).adding(data(documents, report))
    guard let pagefind else { return site }
    return site.adding(try searchIndex(of: site, pagefind))
  }

  /// What the check found and the documents' tables, for programs.
  private func data(_ documents: DocumentSet, _ report: CheckReport?) -> [SiteFile] {
    let tables = ParallelMap.map(documents.documents, DocumentTable.tables).flatMap { $0 }
    var files = [SiteFile(path: "data/tables.json", bytes: TableData.json(tables).utf8())]
    if let report {
      let published = report.naming(documents)
      files.append(SiteFile(path: "data/report.json", bytes: Array(JSONReporter().render(published).utf8)))
    }
    return files
  }

  /// The model for pages, if any page has a scenario to play.
  private func playerModule(for documents: DocumentSet, _ resources: Resources) -> [UInt8]? {
    guard documents.documents.contains(where: DocumentScenario.isIn) else { return nil }
    let reason: String
    do {
      let toolchain = try Toolchain.locate(environment: terminal.environment)
      let cache = try CacheFolder.locate(environment: terminal.environment)
      switch SimulatorModule(toolchain: toolchain, resources: resources, cache: cache).outcome() {
      case .built(let module): return module
      case .unavailable(let why): reason = why
      }
    } catch {
      reason = (error as? EnvironmentProblem)?.message ?? error.localizedDescription
    }
    terminal.note("Scenarios can't be played in pages, which show their steps as text: \(reason)")
    return nil
  }

  private func findPagefind() -> Pagefind? {
    if let pagefind = Pagefind.find(near: project.content, environment: terminal.environment) { return pagefind }
    terminal.note(
      "Pagefind was not found, so the site has no full-text search. 'python3 -m pip install \"pagefind[bin]\"' installs "
        + "it; 'search: false' in \(Project.fileName) does without.")
    return nil
  }

  private func searchIndex(of site: Site, _ pagefind: Pagefind) throws -> [SiteFile] {
    switch try SearchIndex(pagefind: pagefind, interruption: terminal.interruption).make(for: site) {
    case .files(let files): return files
    case .failure(let reason):
      terminal.note("Pagefind could not index the site, so its search finds nothing: \(reason)")
      return []
    }
  }
}

extension Site {
  /// The site with more files, which take the place of an author's of the same name.
  func adding(_ more: [SiteFile]) -> Site {
    let new = Set(more.map(\.path))
    let taken = files.map(\.path).filter(new.contains).map { path in
      Diagnostic(
        "site-file-taken", .warning,
        "the file '\(path)' is not copied: the site has a page, a file or a folder of this name",
        recommendation: "Rename the file.")
    }
    let all = files.filter { !new.contains($0.path) } + more
    return Site(
      files: all.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, diagnostics: diagnostics + taken)
  }
}
