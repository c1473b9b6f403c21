import Diagnostics
import Documents

@testable import SnippetChecking

/// Documents with Swift fences, built by hand so that every byte's place is known.
enum SnippetFixture {
  struct Fence {
    var info: String
    var code: String
    var comment: String?
    /// What stands before each line of the fence in the document: `> `, or the indentation of a list item.
    var prefix: String

    init(_ code: String, info: String = "swift", comment: String? = nil, prefix: String = "") {
      self.info = info
      self.code = code
      self.comment = comment
      self.prefix = prefix
    }
  }

  static func document(_ fences: [Fence], lineEnd: String = "\n", path: String = "guide/page.md") -> Document {
    var text = "# Title" + lineEnd + lineEnd
    var line = 3
    var parsed: [CodeFence] = []
    let file = "docs/" + path
    for fence in fences {
      var comment: CodeFence.Comment?
      if let words = fence.comment {
        let column = fence.prefix.utf8.count + "<!-- waymark: ".utf8.count + 1
        text += fence.prefix + "<!-- waymark: " + words + " -->" + lineEnd
        comment = .init(text: words, span: span(file, line, column, length: words.utf8.count))
        line += 1
      }
      let opening = line
      text += fence.prefix + "```" + fence.info + lineEnd
      var lines: [CodeFence.Line] = []
      for code in fence.code.split(separator: "\n", omittingEmptySubsequences: false) {
        line += 1
        text += fence.prefix + code + lineEnd
        lines.append(.init(text: String(code), line: line, column: fence.prefix.utf8.count + 1))
      }
      line += 1
      text += fence.prefix + "```" + lineEnd + lineEnd
      let infoSpan = span(file, opening, fence.prefix.utf8.count + 4, length: fence.info.utf8.count)
      let whole = SourceSpan(
        file: file, start: .init(line: opening, column: fence.prefix.utf8.count + 1),
        end: .init(line: line, column: fence.prefix.utf8.count + 4))
      parsed.append(
        CodeFence(
          info: fence.info, infoSpan: infoSpan, fenceLine: opening, span: whole, lines: lines, isClosed: true,
          comment: comment))
      line += 2
    }
    return document(text: text, file: file, path: path, fences: parsed)
  }

  static func document(text: String, file: String, path: String, fences: [CodeFence]) -> Document {
    Document(
      path: path, source: SourceText(file: file, text: text), frontMatter: .init(), metadata: .init(title: "Title"),
      blocks: [], footnotes: [], headings: [], codeFences: fences, links: [], diagnostics: [])
  }

  static func snippets(_ fences: [Fence]) -> [Snippet] {
    SnippetExtractor.snippets(in: document(fences)).snippets
  }

  static func snippets(_ codes: String...) -> [Snippet] { snippets(codes.map { Fence($0) }) }

  static func extract(_ code: String, info: String = "swift", comment: String? = nil) -> (Snippet, [Diagnostic]) {
    let result = SnippetExtractor.snippets(in: document([Fence(code, info: info, comment: comment)]))
    return (result.snippets[0], result.diagnostics)
  }

  private static func span(_ file: String, _ line: Int, _ column: Int, length: Int) -> SourceSpan {
    SourceSpan(
      file: file, start: .init(line: line, column: column), end: .init(line: line, column: column + length))
  }
}

extension Snippet {
  /// The text of a part's own lines.
  func ownText(ofPart index: Int) -> String {
    fence.lines[parts[index].lines].map(\.text).joined(separator: "\n")
  }

  /// The text of all lines that are compiled for a part.
  func compiledText(ofPart index: Int) -> String {
    parts[index].lineIndices.map { fence.lines[$0].text }.joined(separator: "\n")
  }
}
