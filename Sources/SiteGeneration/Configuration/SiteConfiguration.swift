import Documents

/// What `waymark.yml` says about a site. Every field has a value that gives a good site without the file.
package struct SiteConfiguration: Sendable, Hashable {
  /// The site's name, in the header and in every page's title.
  package var title: String
  /// One or two sentences for the landing page, search engines and `llms.txt`.
  package var description: String?
  /// Where the site will be served, such as `https://example.org/guide/`. Without it nothing that needs a whole address
  /// is written: no `sitemap.xml`, no canonical links.
  package var baseURL: String?
  /// The path under which the site is served, `nil` for that of `baseURL`, else `/`. Only the 404 page depends on it.
  package var basePath: String?
  /// The folder of the documents; images and other assets are copied from there.
  package var content: String
  /// The folder with whole programs, if the site has one.
  package var snippets: String?
  /// The folder that the site is written to.
  package var output: String
  package var theme: ThemeOptions
  /// The sections of the sidebar by hand; what they don't name follows in sections of its own.
  package var nav: [NavSection]
  /// The address of the sources, for links that open a document where it is edited.
  package var repository: String?
  /// Whether the site has full-text search: whoever writes the site then adds Pagefind's index to it.
  package var search: Bool
  /// Whether raw HTML in documents is copied as it is. Only for documents whose authors may run scripts on the site.
  package var trustHTML: Bool
  /// Whether warnings fail a build.
  package var strict: Bool
  /// The lowest versions to judge snippets for where a document names none.
  package var platforms: [Document.Baseline]
  /// The language mode of snippets where a document names none.
  package var swift: String?
  /// Whether documents with `draft: true` are shown, as a preview does.
  package var includesDrafts: Bool
  /// The language of the pages, as in HTML's `lang`.
  package var language: String

  package init(
    title: String = "Documentation", description: String? = nil, baseURL: String? = nil, basePath: String? = nil,
    content: String = ".", snippets: String? = nil, output: String = "_site", theme: ThemeOptions = ThemeOptions(),
    nav: [NavSection] = [], repository: String? = nil, search: Bool = true, trustHTML: Bool = false,
    strict: Bool = false, platforms: [Document.Baseline] = [], swift: String? = nil, includesDrafts: Bool = false,
    language: String = "en"
  ) {
    self.title = title
    self.description = description
    self.baseURL = baseURL
    self.basePath = basePath
    self.content = content
    self.snippets = snippets
    self.output = output
    self.theme = theme
    self.nav = nav
    self.repository = repository
    self.search = search
    self.trustHTML = trustHTML
    self.strict = strict
    self.platforms = platforms
    self.swift = swift
    self.includesDrafts = includesDrafts
    self.language = language
  }

  /// A section of the sidebar.
  package struct NavSection: Sendable, Hashable {
    package var title: String
    /// Paths of documents, or of folders for all documents within, in the order in which they are to stand.
    package var entries: [String]

    package init(title: String, entries: [String]) {
      self.title = title
      self.entries = entries
    }
  }

  package struct ThemeOptions: Sendable, Hashable {
    package enum Appearance: String, Sendable, Hashable, CaseIterable {
      /// As the reader's system has it.
      case system
      case light, dark
    }

    /// A folder with files to use instead of the theme's own of the same names.
    package var folder: String?
    /// What a reader sees who has not chosen.
    package var appearance: Appearance

    package init(folder: String? = nil, appearance: Appearance = .system) {
      self.folder = folder
      self.appearance = appearance
    }
  }
}
