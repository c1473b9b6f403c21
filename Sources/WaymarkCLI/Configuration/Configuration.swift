import Diagnostics
import Documents

/// `waymark.yml`, read and judged. Everything has a default that gives a good site.
package struct Configuration: Sendable {
  /// A section of `nav`: a title, and paths of documents or folders within the content folder.
  package struct Section: Sendable, Hashable {
    package var title: String
    package var entries: [String]
  }

  /// What a reader sees who has not chosen between light and dark.
  package enum Appearance: String, Sendable, CaseIterable {
    case system, light, dark
  }

  package var title: String?
  package var description: String?
  /// The address at which the site will stand, for what needs a whole one: sitemap, feeds, OpenGraph.
  package var baseURL: String?
  /// The folder of the documents, seen from the configuration's folder.
  package var content: String?
  /// The folder of whole programs that documents show.
  package var snippets: String?
  /// A folder whose files replace or add to the theme's.
  package var theme: String?
  package var appearance = Appearance.system
  /// The folder the site is written to, seen from the configuration's folder.
  package var output: String?
  /// What is judged where a document names no platforms.
  package var platforms: [Document.Baseline] = []
  /// The Swift language mode where a document names none.
  package var swift: String?
  /// Whether declarations may be guessed that snippets leave out, where a document doesn't say.
  package var allowsPlaceholders = true
  package var strict = false
  package var navigation: [Section] = []
  /// The address of the source repository, for edit links.
  package var repository: String?
  package var search = true
  package var trustsHTML = false
  /// The language of the pages, as in HTML's `lang`.
  package var language: String?
  /// Whether snippets marked `run` or `test` are executed.
  package var run = false

  package init() {}
}
