import Diagnostics
import Foundation
import Testing

@testable import SnippetChecking

@Suite struct ReferenceSDKTests {
  @Test func buildsForApplesTargetsAndPassesItsSelfTest() throws {
    let sdk = try TestToolchain.sdk.get()
    #expect(sdk.mode == .appleTargets)
    #expect(FileManager.default.fileExists(atPath: sdk.folder + "/complete"))
  }

  @Test func buildsInTheFallbacksWayToo() throws {
    #expect(try TestToolchain.fallback.get().mode == .packageDescription)
  }

  @Test(arguments: [
    ("func f() -> Int { }", "missing return"),
    ("func f() { let a: Int; print(a) }", "before being initialized"),
    ("struct A { let b: Int; init() { } }", "without initializing all stored properties"),
    ("func f(_ a: Int?) { guard let a else { }; print(a) }", "'guard' body must not fall through"),
    (
      "final class Box { var n = 0 }\nfunc f() async { let b = Box(); Task { b.n += 1 }; b.n += 1 }",
      "sending"
    ),
  ])
  func rejectsWhatTypeCheckingAloneAccepts(code: String, message: String) throws {
    let outcome = try TestToolchain.compile(code, with: TestToolchain.sdk.get())
    #expect(outcome.errors.contains { $0.message.contains(message) }, "\(outcome)")
  }

  @Test func namesSwiftUIAndNeverTheModuleThatStandsInForIt() throws {
    let outcome = try TestToolchain.compile("let a: SwiftUI.View2? = nil", with: TestToolchain.sdk.get())
    #expect(!outcome.errors.isEmpty)
    #expect(!outcome.errors.contains { $0.message.contains("Reference") })
  }
}
