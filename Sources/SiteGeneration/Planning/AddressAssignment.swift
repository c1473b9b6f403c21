import Diagnostics
import Documents

/// Gives each document an address of its own.
enum AddressAssignment {
  /// Addresses that the site itself needs.
  private static let taken: Set<String> = ["contents/", "theme/", "pagefind/"]

  static func assign(_ documents: [Document]) -> ([PageAddress], [Diagnostic]) {
    var addresses = [PageAddress?](repeating: nil, count: documents.count)
    var used = taken
    var diagnostics: [Diagnostic] = []
    // A document that speaks for its folder goes before one that merely has its name.
    let order = documents.indices.sorted {
      let left = PageAddress.claim(ofDocument: documents[$0].path) ?? 9
      let right = PageAddress.claim(ofDocument: documents[$1].path) ?? 9
      return left != right ? left < right : $0 < $1
    }
    for index in order {
      let path = documents[index].path
      let wanted = PageAddress.preferredFolder(ofDocument: path)
      var folder = wanted
      if !used.insert(folder.lowercased()).inserted {
        folder = free(for: path, used: used)
        used.insert(folder.lowercased())
        // SKILL.md and README.md side by side are usual, and each gets a page; only a real clash is worth a word.
        if PageAddress.claim(ofDocument: path) == nil {
          diagnostics.append(
            Diagnostic(
              "page-address-taken", .warning,
              "the address '\(wanted)' belongs to another page; this document is at '\(folder)'",
              at: SourceSpan(file: documents[index].source.file, line: 1, column: 1),
              recommendation: "Rename the document."))
        }
      }
      addresses[index] = PageAddress(folder: folder)
    }
    return (addresses.map { $0 ?? PageAddress(folder: "") }, diagnostics)
  }

  private static func free(for path: String, used: Set<String>) -> String {
    let (parent, stem) = PageAddress.split(path)
    var candidate = parent + stem + "/"
    var number = 2
    while used.contains(candidate.lowercased()) {
      candidate = parent + stem + "-\(number)/"
      number += 1
    }
    return candidate
  }
}
