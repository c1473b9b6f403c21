import Diagnostics
import Foundation
import Testing

@testable import Documents

@Suite struct DocumentLoaderTests {
  @Test func aFolderIsReadWhole() throws {
    let folder = try TemporaryFolder([
      "README.md": "# A\n[b](sub/b.markdown) [i](sub/i.png)\n", "sub/b.markdown": "# B\n", "sub/i.png": "x",
      ".hidden/c.md": "# C\n", ".build/d.md": "# D\n", "node_modules/e.md": "# E\n", "sub/.f.md": "# F\n", "g.txt": "g",
    ])
    let set = DocumentLoader.load(folder: folder.path)
    #expect(set.documents.map(\.path) == ["README.md", "sub/b.markdown"])
    #expect(set.assets == ["g.txt", "sub/i.png"])
    #expect(set.diagnostics.isEmpty)
    #expect(set.documents.map(\.source.file) == [folder.path + "/README.md", folder.path + "/sub/b.markdown"])
  }

  @Test func filesAreNamedAsThePersonNamesThem() throws {
    let folder = try TemporaryFolder(["a.md": "# A\n", "s/b.md": "# B\n"])
    let names = { (prefix: String?) in
      DocumentLoader.load(folder: folder.path, displayPrefix: prefix).documents.map(\.source.file)
    }
    #expect(names("docs") == ["docs/a.md", "docs/s/b.md"])
    #expect(names("docs/") == ["docs/a.md", "docs/s/b.md"])
    #expect(names("") == ["a.md", "s/b.md"])
  }

  @Test func pathsMayBeFilesAndFolders() throws {
    let folder = try TemporaryFolder([
      "a.md": "[b](s/b.md) [not named](other.md) [none](none.md)\n", "s/b.md": "[up](../a.md)\n", "other.md": "# O\n",
    ])
    let set = DocumentLoader.load(
      paths: [folder.path + "/a.md", folder.path + "/s", folder.path + "/s/b.md"], root: nil)
    #expect(set.documents.map(\.path) == ["a.md", "s/b.md"])
    #expect(set.diagnostics.map(\.id) == ["link-broken"])
    #expect(set.diagnostics.first?.message.contains("none.md") == true)
    let rooted = DocumentLoader.load(paths: [folder.path + "/s/b.md"], root: folder.path)
    #expect(rooted.documents.map(\.path) == ["s/b.md"])
    #expect(rooted.diagnostics.isEmpty)
    let outside = DocumentLoader.load(paths: [folder.path + "/a.md"], root: folder.path + "/s")
    #expect(outside.diagnostics.map(\.id) == ["document-outside"])
  }

  @Test func standardInputIsADocument() {
    let set = DocumentLoader.load(bytes: Array("# A\n\n[x](#b)\n".utf8))
    #expect(set.documents.map(\.source.file) == ["<stdin>"])
    #expect(set.diagnostics.map(\.id) == ["anchor-broken"])
  }

  @Test func whatCannotBeReadDoesNotStopTheRest() throws {
    let folder = try TemporaryFolder(["good.md": "# Good\n"])
    try folder.write("latin.md", Array("# T\nab".utf8) + [0xE9, 0x0A])
    try folder.write("utf16.md", [0xFF, 0xFE, 0x41, 0x00])
    try folder.link("dangling.md", to: "nowhere.md")
    mkfifo(folder.path + "/pipe.md", 0o600)
    let set = DocumentLoader.load(folder: folder.path, displayPrefix: "")
    #expect(set.documents.map(\.path) == ["good.md"])
    #expect(Set(set.diagnostics.map(\.id)) == ["document-unreadable", "invalid-utf8"])
    let latin = try #require(set.diagnostics.first { $0.span?.file == "latin.md" })
    #expect(latin.span?.start == SourcePosition(line: 2, column: 3))
    #expect(latin.message.contains("0xE9"))
    let named = DocumentLoader.load(paths: [folder.path + "/missing.md", folder.path + "/pipe.md"], root: nil)
    #expect(named.diagnostics.map(\.id) == ["document-unreadable", "document-unreadable"])
    #expect(DocumentLoader.load(folder: folder.path + "/none").diagnostics.map(\.id) == ["document-unreadable"])
  }

  @Test func linksThatLeaveTheFolderAreNotFollowed() throws {
    let outside = try TemporaryFolder(["secret.md": "# Secret\n"])
    let folder = try TemporaryFolder(["a.md": "[s](away/secret.md) [t](link.md)\n", "sub/b.md": "# B\n"])
    try folder.link("away", to: outside.path)
    try folder.link("link.md", to: outside.path + "/secret.md")
    try folder.link("sub/loop", to: "..")
    try folder.link("inside.md", to: "sub/b.md")
    let set = DocumentLoader.load(folder: folder.path, displayPrefix: "")
    #expect(set.documents.map(\.path) == ["a.md", "inside.md", "sub/b.md"])
    #expect(
      set.diagnostics.map(\.id).sorted() == [
        "link-outside", "link-outside", "symlink-folder", "symlink-outside", "symlink-outside",
      ])
  }

  @Test func linksInADocumentDoNotReachThroughSymbolicLinks() throws {
    let outside = try TemporaryFolder(["secret.txt": "s"])
    let folder = try TemporaryFolder(["a.md": "![x](h.png) [p](away/secret.txt) [o](own.txt)\n", "own.txt": "o"])
    try folder.link("h.png", to: outside.path + "/secret.txt")
    try folder.link("away", to: outside.path)
    for set in [
      DocumentLoader.load(folder: folder.path), DocumentLoader.load(paths: [folder.path], root: folder.path),
      DocumentLoader.load(paths: [folder.path + "/a.md"], root: folder.path),
    ] {
      #expect(set.assets == ["own.txt"])
      #expect(set.diagnostics.filter { $0.id == "link-outside" }.count == 2)
    }
  }

  @Test func loadingTwiceGivesTheSame() throws {
    var files: [String: String] = [:]
    for number in 0..<150 {
      files["d\(number % 7)/p\(number).md"] = "# P\(number)\n\n[x](missing\(number).md) [[p\(number + 1)]]\n"
    }
    let folder = try TemporaryFolder(files)
    let first = DocumentLoader.load(folder: folder.path)
    let second = DocumentLoader.load(folder: folder.path)
    #expect(first.documents.map(\.path) == second.documents.map(\.path))
    #expect(first.diagnostics == second.diagnostics)
    #expect(first.diagnostics.count == 151)
  }

  @Test(
    arguments: [
      ([0xC3], 0), ([0x41, 0x80], 1), ([0xC0, 0xAF], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF0, 0x9F, 0x98], 0), ([0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0xFF], 9),
      ([0xE2, 0x82, 0x41], 0),
    ] as [([UInt8], Int)])
  func invalidUTF8IsFound(bytes: [UInt8], offset: Int) {
    #expect(UTF8Check.firstInvalid(in: bytes) == offset)
  }

  @Test func validUTF8IsFine() {
    #expect(UTF8Check.firstInvalid(in: Array("aé€🚀\u{10FFFF}\u{D7FF}\u{E000} plain text".utf8)) == nil)
  }
}
