import Diagnostics
import Documents
import Foundation

/// Loads documents and says plainly where there are none.
enum DocumentFolder {
  /// - Parameter root: the folder that documents' paths are seen from.
  /// - Throws: `EnvironmentProblem` where a path doesn't exist or nothing under it is a document.
  static func load(_ paths: [String], root: String?) throws -> DocumentSet {
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      throw EnvironmentProblem("'\(path)' does not exist", advice: advice(forMissing: path))
    }
    let documents = DocumentLoader.load(paths: paths, root: root)
    guard !documents.documents.isEmpty || !documents.diagnostics.isEmpty else {
      let names = paths.map { "'\($0)'" }.spelledOut(with: "and")
      throw EnvironmentProblem(
        "there are no documents in \(names)",
        advice: """
          waymark looks for files that end in .md or .markdown, in the folder and all folders below it.
          Name another folder, or begin with 'waymark new skill NAME'.
          """)
    }
    return documents
  }

  private static func advice(forMissing path: String) -> String {
    "Name a folder or a file that is there, or set 'content' in \(Project.fileName)."
  }

  /// What is wrong with the documents by themselves, without any judging of snippets.
  static func diagnostics(of documents: DocumentSet) -> [Diagnostic] {
    documents.documents.flatMap(\.diagnostics) + documents.diagnostics
  }

  /// Looks up the text that a diagnostic speaks of: a document's, else a file's.
  static func sources(of documents: DocumentSet) -> @Sendable (String) -> SourceText? {
    let texts = Dictionary(documents.documents.map { ($0.source.file, $0.source) }) { first, _ in first }
    return { file in
      if let text = texts[file] { return text }
      // What a symbolic link leads to is nobody's business.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil
      guard !isLink, let data = FileManager.default.contents(atPath: file), data.count < 50_000_000 else { return nil }
      return SourceText(file: file, bytes: Array(data))
    }
  }
}
