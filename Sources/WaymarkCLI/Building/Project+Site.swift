import Foundation
import SiteGeneration

extension Project {
  /// The configuration as the site's generator takes it.
  ///
  /// - Parameter basePath: the path under which the site is served, where the command line says so.
  func siteConfiguration(basePath: String?) -> SiteConfiguration {
    let theme = SiteConfiguration.ThemeOptions(
      folder: configuration.theme.map { Self.join(base, $0) },
      appearance: SiteConfiguration.ThemeOptions.Appearance(rawValue: configuration.appearance.rawValue) ?? .system)
    return SiteConfiguration(
      title: configuration.title ?? defaultTitle, description: configuration.description,
      baseURL: configuration.baseURL, basePath: basePath, content: content,
      snippets: configuration.snippets.map { Self.join(base, $0) }, output: output, theme: theme,
      nav: configuration.navigation.map { SiteConfiguration.NavSection(title: $0.title, entries: $0.entries) },
      repository: configuration.repository, search: configuration.search, trustHTML: configuration.trustsHTML,
      strict: configuration.strict, platforms: configuration.platforms, swift: configuration.swift,
      language: configuration.language ?? "en")
  }

  /// The name of the folder that holds the content, or of the content where that says more.
  private var defaultTitle: String {
    let folder = URL(fileURLWithPath: content).standardizedFileURL
    let own = folder.lastPathComponent
    let name = own.lowercased() == "content" ? folder.deletingLastPathComponent().lastPathComponent : own
    let words = name.replacing("-", with: " ").replacing("_", with: " ")
    return words.isEmpty || words == "/" ? "Documentation" : words.prefix(1).uppercased() + words.dropFirst()
  }
}
