import Foundation
import Testing

@testable import WaymarkCLI

@Suite struct FilePathTests {
  private let here = FileManager.default.currentDirectoryPath

  @Test func aPathIsSeenFromAFolder() {
    #expect(FilePath("/a/b/c.md").relative(to: "/a") == "b/c.md")
    #expect(FilePath("/a/b/../c.md").relative(to: "/a/./") == "c.md")
    #expect(FilePath("/a/c.md").relative(to: "/a/b/d") == "../../c.md")
    #expect(FilePath("/ab/c.md").relative(to: "/a") == "../ab/c.md")
    #expect(FilePath("./x/y.md").relative(to: here) == "x/y.md")
    #expect(FilePath("x/y.md").relative(to: here + "/x") == "y.md")
  }

  @Test func aPathOutsideStaysAbsolute() {
    #expect(FilePath("/a/b/c.md").shown(from: "/a") == "b/c.md")
    #expect(FilePath("/x/c.md").shown(from: "/a") == "/x/c.md")
    #expect(FilePath("<stdin>").shown(from: here) == "<stdin>")
  }
}
