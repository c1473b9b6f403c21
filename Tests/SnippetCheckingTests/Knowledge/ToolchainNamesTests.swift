import Foundation
import Testing

@testable import SnippetChecking

@Suite struct ToolchainNamesTests {
  @Test func membersOfTheStandardLibraryAndFoundationAreKnown() throws {
    let names = ToolchainNames(file: try TestToolchain.sdk.get().toolchainNamesFile)
    #expect(names.types.isSuperset(of: ["String", "Task", "JSONDecoder", "URL"]))
    #expect(names.members(of: "JSONDecoder").contains("decode"))
    // What a protocol gives is among them, and members of arrays by their short name.
    #expect(names.members(of: "[Int]").isSuperset(of: ["prefix", "removeLast", "isEmpty"]))
    #expect(names.members(of: "[String: Int]").contains("mapValues"))
    #expect(names.members(of: "Hut").isEmpty)
  }

  @Test func nothingIsKnownWithoutAFile() {
    #expect(ToolchainNames(file: "/nonexistent/names.tsv").types.isEmpty)
  }
}
