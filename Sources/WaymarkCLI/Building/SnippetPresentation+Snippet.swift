import Documents
import SiteGeneration
import SnippetChecking

extension SnippetPresentation {
  /// How a snippet is shown, from its fence's attributes and marks.
  ///
  /// - Parameter namesShape: whether the caption says what the code is, which takes a parse of the code.
  init(_ snippet: Snippet, namesShape: Bool) {
    let attributes = snippet.attributes
    let lines = snippet.fence.lines
    let isDivided = snippet.parts.count > 1 || snippet.parts.contains { $0.mark != nil }
    let parts = snippet.parts.compactMap { part -> Part? in
      guard isDivided, !part.lines.isEmpty, part.lines.upperBound <= lines.count else { return nil }
      return Part(lines: lines[part.lines.lowerBound].line...lines[part.lines.upperBound - 1].line, mark: part.mark)
    }
    self.init(
      title: attributes.title?.value ?? attributes.file?.value,
      shape: namesShape && !isDivided ? ShapeDetector.shape(of: snippet.fence.code).words : nil,
      isHidden: attributes.isHidden,
      highlightedLines: (attributes.highlight?.value ?? []).reduce(into: []) { $0.formUnion($1) }, parts: parts)
  }

  /// The presentations of the snippets of some documents, each with its document's snippets.
  static func all(of documents: [[Snippet]], namesShapes: Bool) -> SnippetPresentations {
    let presented = ParallelMap.map(documents) { snippets in
      snippets.map { ($0.fence.fenceLine, SnippetPresentation($0, namesShape: namesShapes)) }
    }
    return zip(documents, presented).reduce(into: [:]) { all, document in
      guard let path = document.0.first?.document else { return }
      all[path] = Dictionary(document.1, uniquingKeysWith: { first, _ in first })
    }
  }
}

extension SnippetShape {
  /// What the code is, for a caption.
  fileprivate var words: String? {
    switch self {
    case .file: "declarations"
    case .members(.view), .membersAndChain, .membersAndView: "members of a view"
    case .members: "members of a type"
    case .statements: "statements"
    case .viewExpression(.view): "a view"
    case .viewExpression(.scene): "a scene"
    case .viewExpression(.toolbarContent): "toolbar items"
    case .viewExpression(.tabContent): "tabs"
    case .viewExpression(.commands): "menu commands"
    case .modifierChain: "modifiers"
    case .mixed, .unknown: nil
    }
  }
}
