extension Scaffold {
  /// A folder with a configuration, a first page, a skill and a tutorial.
  static func site(_ name: DocumentName) -> Scaffold {
    var files = [
      File(path: "waymark.yml", text: configuration(name)),
      File(path: ".gitignore", text: "/_site/\n"),
      File(path: "Content/index.md", text: welcome(name)),
    ]
    if let skill = DocumentName("first-skill"), let tutorial = DocumentName("first-tutorial") {
      files += Scaffold.skill(skill).files.map { File(path: "Content/" + $0.path, text: $0.text) }
      files += Scaffold.tutorial(tutorial).files.map { File(path: "Content/" + $0.path, text: $0.text) }
    }
    return Scaffold(files: files.map { File(path: "\(name.text)/\($0.path)", text: $0.text) })
  }

  private static func configuration(_ name: DocumentName) -> String {
    """
    title: \(name.title)
    description: Say what these documents are about, in a sentence.
    content: Content
    output: _site
    # baseURL: https://example.org/        the address the site will have
    # platforms: iOS 18, macOS 15          what is judged where a document names none
    # repository: https://example.org/you  the sources, for edit links

    """
  }

  private static func welcome(_ name: DocumentName) -> String {
    """
    ---
    title: \(name.title)
    ---

    # \(name.title)

    Say who these documents are for, and where to begin.

    - [First skill](first-skill/SKILL.md): a pattern, a table of when to use it, and a checklist.
    - [First tutorial](first-tutorial.md): something to build, step by step.

    """
  }
}
