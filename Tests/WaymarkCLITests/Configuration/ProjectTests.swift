import Diagnostics
import Testing

@testable import WaymarkCLI

@Suite struct ProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func locate(_ named: String?) throws -> Project {
    try Project.locate(named, Console().terminal(in: folder.path))
  }

  @Test func withoutAnythingTheFolderContentIsUsedElseTheCurrentOne() throws {
    #expect(try locate(nil).content == folder.path)
    try folder.write("Content/a.md", "")
    let project = try locate(nil)
    #expect(project.content == folder.path("Content"))
    #expect(project.output == folder.path("_site"))
  }

  @Test func theConfigurationHereDecides() throws {
    try folder.write("waymark.yml", "content: Docs\noutput: public\n")
    let project = try locate(nil)
    #expect(project.content == folder.path("Docs"))
    #expect(project.output == folder.path("public"))
  }

  @Test func aNamedFolderWithAConfigurationIsAProject() throws {
    try folder.write("guide/waymark.yml", "title: G\n")
    try folder.write("guide/Content/a.md", "")
    let project = try locate("guide/")
    #expect(project.content == folder.path("guide/Content"))
    #expect(project.output == folder.path("guide/_site"))
    #expect(project.configuration.title == "G")
  }

  @Test func aNamedContentFolderFindsTheConfigurationBesideIt() throws {
    try folder.write("guide/waymark.yml", "title: G\n")
    try folder.write("guide/Docs/a.md", "")
    let project = try locate("guide/Docs")
    #expect(project.content == folder.path("guide/Docs"))
    #expect(project.configuration.title == "G")
    #expect(project.output == folder.path("guide/_site"))
  }

  @Test func aYAMLEndingThatWouldGoUnreadIsNamed() throws {
    try folder.write("waymark.yaml", "title: G\n")
    #expect(throws: EnvironmentProblem.self) { try locate(nil) }
  }

  @Test func aFolderInTheConfigurationsPlaceIsTrouble() throws {
    try folder.write("waymark.yml/x", "")
    #expect(throws: EnvironmentProblem.self) { try locate(nil) }
  }

  @Test func aPathIsInTheContentByItsPartsNotItsLetters() throws {
    try folder.write("Content/a.md", "")
    let project = try locate(nil)
    #expect(project.holds(folder.path("Content/a.md")))
    #expect(!project.holds(folder.path("Content-2/a.md")))
    #expect(!project.holds(folder.path("Content/../a.md")))
  }

  @Test(arguments: [("a", ""), ("/", "/"), ("/a", "/"), ("a/b", "a"), ("/a/b", "/a"), ("", ""), ("ä/é", "ä")])
  func aPathsFolderIsWhatStandsBeforeTheLastSlash(path: String, folder: String) {
    #expect(Project.folder(of: path) == folder)
  }
}
