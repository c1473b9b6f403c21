import Diagnostics
import Documents
import Synchronization

/// The texts of files that a report names, each read once, when it is first wanted.
final class SourceMemory: Sendable {
  private let texts = Mutex<[String: SourceText?]>([:])
  private let source = DocumentFolder.sources(of: DocumentSet(documents: [], assets: [], diagnostics: []))

  @Sendable func text(_ file: String) -> SourceText? {
    texts.withLock { texts in
      if let known = texts[file] { return known }
      let text = source(file)
      texts[file] = .some(text)
      return text
    }
  }
}
