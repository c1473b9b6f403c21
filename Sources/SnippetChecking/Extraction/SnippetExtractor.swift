import Diagnostics
import Documents

/// Finds the Swift snippets of a document.
package enum SnippetExtractor {
  /// The Swift fences of the document in its order, and what is wrong with their attributes and marks.
  ///
  /// A fence with a wrong attribute is a snippet all the same: what could be read of its attributes holds.
  package static func snippets(in document: Document) -> (snippets: [Snippet], diagnostics: [Diagnostic]) {
    var snippets: [Snippet] = []
    var diagnostics: [Diagnostic] = []
    for fence in document.codeFences where fence.language == "swift" {
      let (snippet, problems) = snippet(fence, ordinal: snippets.count + 1, in: document)
      snippets.append(snippet)
      diagnostics += problems
    }
    return (snippets, diagnostics)
  }

  private static func snippet(
    _ fence: CodeFence, ordinal: Int, in document: Document
  ) -> (Snippet, [Diagnostic]) {
    let file = document.source.file
    var (attributes, diagnostics) = SnippetAttributeParser.parse(
      info: fence.info, span: fence.infoSpan, comment: fence.comment)
    let (parts, problems) = PartSplitter.split(fence, file: file)
    diagnostics += problems
    if let highlight = attributes.highlight,
      let outside = highlight.value.first(where: { $0.upperBound > fence.lines.count })
    {
      let lines = outside.count == 1 ? "\(outside.lowerBound)" : "\(outside.lowerBound)-\(outside.upperBound)"
      diagnostics.append(
        Diagnostic(
          "attribute-highlight-outside", .error,
          "'highlight' names \(lines), and the fence has \(fence.lines.count) line\(fence.lines.count == 1 ? "" : "s")",
          at: highlight.span, recommendation: "Name lines of the fence; the first line of code is 1."))
      attributes.highlight = nil
    }
    diagnostics += contradictions(of: attributes, parts: parts)
    diagnostics += BoundScenario.diagnostics(of: attributes, in: document)
    var snippet = Snippet(
      id: "\(document.path)#\(ordinal)", document: document.path, file: file, ordinal: ordinal, fence: fence,
      attributes: attributes, parts: parts)
    snippet.marksAreAdvice = attributes.advice != nil || document.metadata.marksAreAdvice
    return (snippet, diagnostics)
  }

  /// Attributes that speak of the whole fence, where its marks say otherwise of a part.
  private static func contradictions(of attributes: SnippetAttributes, parts: [SnippetPart]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (name, span) in [("fails", attributes.fails?.span), ("breaks", attributes.breaks?.span)] {
      guard let span, let right = parts.first(where: { $0.mark == .right }) else { continue }
      diagnostics.append(
        Diagnostic(
          "part-attribute-contradiction", .error,
          "'\(name)' says that the whole fence is wrong, and a mark in it says right",
          at: span, recommendation: "Remove '\(name)' or the mark.",
          notes: [.init("the mark is here", at: right.markSpan)]))
    }
    if let scenario = attributes.scenario, attributes.run == nil, attributes.test == nil {
      diagnostics.append(
        Diagnostic(
          "attribute-combination", .error, "'scenario' names what a program plays, and this is none", at: scenario.span,
          recommendation: "Add 'run'."))
    }
    for (name, span) in [("run", attributes.run), ("test", attributes.test)] {
      guard let span, let wrong = parts.first(where: { $0.mark == .wrong }) else { continue }
      diagnostics.append(
        Diagnostic(
          "part-attribute-contradiction", .error,
          "'\(name)' executes the fence, and a mark in it says that it is wrong",
          at: span, recommendation: "Remove '\(name)', or put the wrong form in a fence of its own.",
          notes: [.init("the mark is here", at: wrong.markSpan)]))
    }
    return diagnostics
  }
}
