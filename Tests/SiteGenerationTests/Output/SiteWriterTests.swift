import Diagnostics
import Foundation
import Testing

@testable import SiteGeneration

@Suite("Writing a site")
struct SiteWriterTests {
  private let folder: String
  private var output: String { folder + "/out" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-writer-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func site(_ files: [String: String]) -> Site {
    Site(files: files.map { SiteFile(path: $0.key, bytes: Array($0.value.utf8)) }.sorted { $0.path < $1.path })
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: output + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Everything under the test's folder, so that nothing half-written can hide.
  private func everything() -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test("every file is written, in folders that are made for it")
  func writesFiles() throws {
    defer { remove() }
    try SiteWriter.write(site(["index.html": "home", "a/b/index.html": "b"]), to: output + "/deep")
    #expect(text("deep/index.html") == "home")
    #expect(text("deep/a/b/index.html") == "b")
    #expect(everything().filter { $0.contains("waymark-") && !$0.hasSuffix(".waymark-site") } == [])
  }

  @Test("a rewrite removes what is gone and leaves what is the same, with its time")
  func rewrites() throws {
    defer { remove() }
    try SiteWriter.write(site(["same.html": "1", "changed.html": "1", "gone/index.html": "1"]), to: output)
    let early = Date(timeIntervalSince1970: 1_000_000)
    for name in ["same.html", "changed.html"] {
      try FileManager.default.setAttributes([.modificationDate: early], ofItemAtPath: output + "/" + name)
    }
    try SiteWriter.write(site(["same.html": "1", "changed.html": "2"]), to: output)
    func time(_ name: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: output + "/" + name)[.modificationDate] as? Date
    }
    #expect(try time("same.html") == early)
    #expect(try time("changed.html") != early)
    #expect(text("changed.html") == "2")
    #expect(text("gone/index.html") == nil)
    #expect(everything() == ["out", "out/.waymark-site", "out/changed.html", "out/same.html"])
  }

  @Test("a file may become a folder, and a folder a file")
  func exchangesFilesAndFolders() throws {
    defer { remove() }
    try SiteWriter.write(site(["a": "file", "b/c": "inner"]), to: output)
    try SiteWriter.write(site(["a/index.html": "now inner", "b": "now file"]), to: output)
    #expect(everything() == ["out", "out/.waymark-site", "out/a", "out/a/index.html", "out/b"])
    #expect(text("b") == "now file")
  }

  @Test("a move that fails takes back those before it")
  func takesBackMoves() throws {
    defer { remove() }
    try SiteWriter.write(site(["a.css": "1", "b/index.html": "1", "gone/x.html": "1"]), to: output)
    let before = everything()
    // A folder in a file's place can't be replaced by renaming; nobody is refused it by the manifest, for it is empty.
    try FileManager.default.removeItem(atPath: output + "/b/index.html")
    try FileManager.default.createDirectory(atPath: output + "/b/index.html", withIntermediateDirectories: true)
    #expect(throws: EnvironmentProblem.self) {
      try SiteWriter.write(site(["a.css": "2", "new/n.css": "2", "b/index.html": "2"]), to: output)
    }
    #expect(text("a.css") == "1")
    #expect(text("gone/x.html") == "1")
    #expect(everything() == before)
  }

  @Test("a folder with files of somebody else is refused and stays as it is")
  func refusesStrangers() throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: output + "/thesis.txt"))
    #expect { try SiteWriter.write(site(["index.html": "x"]), to: output) } throws: { error in
      (error as? EnvironmentProblem)?.message.contains("thesis.txt") == true
    }
    #expect(everything() == ["out", "out/thesis.txt"])
  }

  @Test("a file that somebody put into a site of ours is not lost either")
  func refusesAddedFiles() throws {
    defer { remove() }
    try SiteWriter.write(site(["index.html": "x"]), to: output)
    try Data("example.org".utf8).write(to: URL(fileURLWithPath: output + "/CNAME"))
    let before = everything()
    #expect(throws: EnvironmentProblem.self) { try SiteWriter.write(site(["index.html": "y"]), to: output) }
    #expect(everything() == before)
    #expect(text("index.html") == "x")
  }

  @Test("an empty folder, and what a file manager leaves, are no obstacle")
  func acceptsEmptyFolders() throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    try SiteWriter.write(site(["index.html": "x"]), to: output)
    try Data().write(to: URL(fileURLWithPath: output + "/.DS_Store"))
    try SiteWriter.write(site(["index.html": "y"]), to: output)
    #expect(text("index.html") == "y")
  }

  @Test("a file in the folder's place is refused")
  func refusesFile() throws {
    defer { remove() }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: output))
    #expect(throws: EnvironmentProblem.self) { try SiteWriter.write(site(["index.html": "x"]), to: output) }
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "mine")
  }

  @Test("a link is followed, and stays a link")
  func followsLink() throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: folder + "/real", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: output, withDestinationPath: folder + "/real")
    try SiteWriter.write(site(["index.html": "x"]), to: output)
    #expect(FileManager.default.contents(atPath: folder + "/real/index.html") == Data("x".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: output) == folder + "/real")
  }

  @Test("when something can't be copied, the old site stays and nothing new is left behind")
  func keepsOldSiteOnFailure() throws {
    defer { remove() }
    try SiteWriter.write(site(["index.html": "old"]), to: output)
    let before = everything()
    let broken = Site(files: [
      SiteFile(path: "a.png", contents: .copy(of: folder + "/missing.png")),
      SiteFile(path: "index.html", bytes: Array("new".utf8)),
    ])
    #expect { try SiteWriter.write(broken, to: output) } throws: { error in
      (error as? EnvironmentProblem)?.message.contains("missing.png") == true
    }
    #expect(everything() == before)
    #expect(text("index.html") == "old")
  }

  @Test("a full disk leaves the old site, and says so")
  func survivesFullDisk() throws {
    // /dev/full refuses every byte; as a file of the site it can only be met through the writing itself.
    #expect { try FileSystem.write([1], to: "/dev/full/x") } throws: { $0 is EnvironmentProblem }
    #expect(FileSystem.problem("can't be written", "x", ENOSPC).advice.contains("room"))
  }

  @Test("no path leaves the folder", arguments: ["../x", "/x", "a/../../x", "a//b", ""])
  func staysInside(_ path: String) {
    defer { remove() }
    let before = everything()
    #expect(throws: EnvironmentProblem.self) {
      try SiteWriter.write(Site(files: [SiteFile(path: path, bytes: [])]), to: output)
    }
    #expect(everything() == before)
  }

  @Test("progress counts up to all files")
  func reportsProgress() throws {
    defer { remove() }
    let last = Locked(0)
    var files: [String: String] = [:]
    for number in 0..<100 { files["\(number)/index.html"] = "x" }
    try SiteWriter.write(site(files), to: output) { progress in
      last.value = max(last.value, progress.done)
      #expect(progress.total == 101)
    }
    // The hundred files, and the one that says whose they are.
    #expect(last.value == 101)
  }
}

/// A value shared between threads.
private final class Locked: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Int

  init(_ value: Int) { stored = value }

  var value: Int {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
