import Diagnostics
import Documents
import Foundation

/// The documents to judge, and what is wrong with their links as seen from the whole content folder.
struct CheckScope: Sendable {
  var documents: DocumentSet
  /// In place of the set's own diagnostics, which know only the documents to judge.
  var diagnostics: [Diagnostic]

  /// A whole content folder.
  static func folder(_ content: String) throws -> CheckScope {
    let documents = try DocumentFolder.load([content], root: content)
    return CheckScope(documents: documents, diagnostics: documents.diagnostics)
  }

  /// Some files and folders.
  ///
  /// - Parameter content: the content folder that holds them all, so that links may lead to documents that aren't
  ///   judged; `nil` where there is none.
  static func paths(_ paths: [String], content: String?) throws -> CheckScope {
    let documents = try DocumentFolder.load(paths, root: content)
    guard let content else { return CheckScope(documents: documents, diagnostics: documents.diagnostics) }
    let whole = DocumentLoader.load(paths: [content], root: content)
    let names = Dictionary(
      documents.documents.map { ($0.path, $0.source.file) }, uniquingKeysWith: { first, _ in first })
    let files = Dictionary(
      whole.documents.compactMap { document in names[document.path].map { (document.source.file, $0) } },
      uniquingKeysWith: { first, _ in first })
    // Links are judged by the whole, whatever else by the documents themselves.
    let links = whole.diagnostics.filter(\.isAboutLinks).compactMap { $0.renamed(files) }
    return CheckScope(documents: documents, diagnostics: documents.diagnostics.filter { !$0.isAboutLinks } + links)
  }

  /// A document from standard input.
  ///
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - content: the content folder in which it would stand, so that its links can be judged; `nil` where there is none.
  static func input(_ bytes: [UInt8], name: String, content: String?) -> CheckScope {
    let inner = content.flatMap { innerPath(of: name, within: $0) }
    let path = inner ?? String(name.split(separator: "/").last ?? "stdin.md")
    let documents = DocumentLoader.load(bytes: bytes, name: name, path: path)
    guard let content, inner != nil else {
      return CheckScope(documents: documents, diagnostics: documents.diagnostics.filter { !$0.isAboutOtherFiles })
    }
    let whole = DocumentLoader.load(paths: [content], root: content)
    let others = whole.documents.filter { $0.path != path }
    let together = DocumentSet(documents: others + documents.documents, assets: whole.assets, diagnostics: [])
    let links = together.diagnostics.filter { $0.span?.file == name }
    return CheckScope(documents: documents, diagnostics: documents.diagnostics.filter { !$0.isAboutLinks } + links)
  }

  /// The path within a folder, `nil` for what isn't in it.
  private static func innerPath(of name: String, within folder: String) -> String? {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    let file = URL(fileURLWithPath: name).standardizedFileURL.path
    guard file.hasPrefix(root + "/") else { return nil }
    return String(file.dropFirst(root.count + 1))
  }

  /// The report with the diagnostics of this scope in place of the set's.
  func correcting(_ report: CheckReport) -> CheckReport {
    var report = report
    let own = Set(documents.diagnostics)
    report.diagnostics = report.diagnostics.filter { !own.contains($0) } + diagnostics
    return report
  }
}

extension Diagnostic {
  /// The diagnostic in the file of another name; `nil` if its file has none.
  fileprivate func renamed(_ files: [String: String]) -> Diagnostic? {
    guard let span, let name = files[span.file] else { return nil }
    var diagnostic = self
    diagnostic.span?.file = name
    return diagnostic
  }
}
