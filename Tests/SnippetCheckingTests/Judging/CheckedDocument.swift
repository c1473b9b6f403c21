import Diagnostics
import Documents
import Foundation

@testable import SnippetChecking

/// A document written in a test, checked whole.
enum CheckedDocument {
  static func report(_ markdown: String, path: String = "page.md") async throws -> CheckReport {
    let document = DocumentParser.parse(path: path, source: SourceText(file: path, text: markdown))
    let set = DocumentSet(documents: [document], assets: [], diagnostics: [])
    let cache = try TestToolchain.cache.get()
    let environment = ProcessInfo.processInfo.environment.merging(["WAYMARK_CACHE": cache.path]) { $1 }
    return try await Checker(resources: try Resources.locate(), environment: environment).check(set)
  }

  /// The reports of a document whose only visible snippet has these lines of code.
  static func snippet(
    _ code: String, info: String = "swift", platforms: String? = nil, swift: String? = nil, before: String = ""
  ) async throws -> [SnippetReport] {
    let entries = [platforms.map { "platforms: \($0)" }, swift.map { "swift: \($0)" }].compactMap { $0 }
    let front = entries.isEmpty ? "" : "---\n\(entries.joined(separator: "\n"))\n---\n"
    return try await report("\(front)\(before)```\(info)\n\(code)\n```\n").snippets
  }
}
