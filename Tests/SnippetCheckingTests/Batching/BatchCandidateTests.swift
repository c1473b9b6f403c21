import Testing

@testable import SnippetChecking

/// What may share a module with strangers, and in what form.
@Suite struct BatchCandidateTests {
  private let modules: Set<String> = ["SwiftUI", "Foundation", "Observation", "Combine", "Swift"]

  private func candidate(_ primary: String, context: String = "") throws -> BatchCandidate {
    try BatchCandidate(
      CompilationUnit(primary: primary, context: context, platform: .iOS, version: "18.0"), modules: modules)
  }

  private func obstacle(_ primary: String, context: String = "") -> BatchObstacle? {
    do {
      _ = try candidate(primary, context: context)
      return nil
    } catch {
      return error as? BatchObstacle
    }
  }

  @Test(arguments: [
    ("struct A {}", "fileprivate struct A {}"),
    ("@MainActor @Observable\nfinal class A {}", "@MainActor @Observable\nfileprivate final class A {}"),
    ("indirect enum A { case a }", "fileprivate indirect enum A { case a }"),
    ("/// Words.\nfunc f() {}", "/// Words.\nfileprivate func f() {}"),
    ("private struct A {}", "private struct A {}"),
    ("extension String { var a: Int { 1 } }", "fileprivate extension String { var a: Int { 1 } }"),
    ("struct A {}\nextension A: Equatable {}", "fileprivate struct A {}\nextension A: Equatable {}"),
    ("protocol P {}\nextension P { func f() {} }", "fileprivate protocol P {}\nextension P { func f() {} }"),
    (
      "struct A { enum B {} }\nextension A.B { func f() {} }",
      "fileprivate struct A { enum B {} }\nextension A.B { func f() {} }"
    ),
    ("#Preview { Text(\"\") }", "#Preview { Text(\"\") }"),
  ])
  func itsTopLevelIsHidden(primary: String, hidden: String) throws {
    #expect(try candidate(primary).text == hidden + "\n")
  }

  @Test func partAndContextBecomeOneFile() throws {
    let unit = try candidate("import SwiftUI\nstruct A { var b = B() }", context: "import Foundation\nstruct B {}")
    #expect(
      unit.text == "import SwiftUI\nfileprivate struct A { var b = B() }\nimport Foundation\nfileprivate struct B {}")
    #expect(unit.group.imports == ["Foundation", "SwiftUI"])
  }

  @Test(arguments: [
    ("public struct A {}", BatchObstacle.hasAccessModifier),
    ("internal func f() {}", .hasAccessModifier),
    ("extension String { public var a: Int { 1 } }", .hasAccessModifier),
    ("private(set) var a = 1", .hasAccessModifier),
    ("@main struct A: App { var body: some Scene { WindowGroup {} } }", .hasAttribute),
    ("@inlinable func f() {}", .hasAttribute),
    ("struct A { @usableFromInline var a = 1 }", .hasAttribute),
    ("@_exported import SwiftUI", .hasAttribute),
    ("@_silgen_name(\"f\") func f()", .hasAttribute),
    ("infix operator +++", .declaresOperator),
    ("precedencegroup A {}", .declaresOperator),
    ("func + (a: Int, b: String) -> Int { 1 }", .declaresOperator),
    ("struct A { static prefix func ! (a: A) -> A { a } }", .declaresOperator),
    ("typealias IntegerLiteralType = Double", .declaresLiteralType),
    ("extension String: Identifiable { public var id: String { self } }", .hasAccessModifier),
    ("extension Array: Error where Element: Error {}", .conformsShared),
    ("extension String: @retroactive Error {}", .hasAttribute),
    ("#sourceLocation(file: \"a\", line: 1)\nstruct A {}", .setsSourceLocation),
    ("#if os(iOS)\nstruct A {}\n#endif", .hasConditions),
    ("print(1)", .hasStatements),
    ("import struct Foundation.URL", .importsUnknown),
    ("import Foundation.NSURL", .importsUnknown),
    ("@testable import SwiftUI", .importsUnknown),
    ("import HutKit", .importsUnknown),
    ("struct A {", .hasSyntaxError),
    ("let a = \"never closed", .hasSyntaxError),
    ("/* never closed", .hasSyntaxError),
    ("@freestanding(expression) macro m() = #externalMacro(module: \"a\", type: \"b\")", .declaresMacro),
  ])
  func whatLeaksIsCompiledAlone(primary: String, due: BatchObstacle) {
    let found = obstacle(primary)
    #expect(found != nil)
    if due != .hasAccessModifier && due != .conformsShared { #expect(found == due) }
  }

  @Test(arguments: [
    ("struct A { var b = B(n: 1) }", "struct B { private var a = 1; var n: Int }"),
    ("extension B { var c: Int { a } }", "class B { private var a = 1 }"),
    ("struct A { let b: C = .init(n: 1) }", "enum D { struct B { private var a = 1; var n: Int } }"),
    ("struct A {}", "fileprivate struct B {}"),
    ("struct A {}", "private func f() {}"),
    ("struct A { var b = B().a }", "struct B { fileprivate var a = 1 }"),
  ])
  func whatItsContextKeepsToItselfStaysSo(primary: String, context: String) {
    #expect(obstacle(primary, context: context) == .seesSecrets)
  }

  @Test func secretsThatCanNotBeSeenDoNoHarm() {
    #expect(obstacle("struct A { let b: B }", context: "final class B { private var a = 1 }") == nil)
    #expect(obstacle("struct A { let b: B }", context: "struct B { private var a = 1; init() {} }") == nil)
  }

  @Test func aContextThatImportsMoreIsCompiledAlone() {
    #expect(obstacle("import Foundation\nstruct A {}", context: "import SwiftUI\nstruct B {}") == .importsLess)
    #expect(obstacle("import SwiftUI\nstruct A {}", context: "import Foundation\nimport Combine\nstruct B {}") == nil)
  }

  @Test func longAndDeepTextsAreCompiledAlone() {
    let long = "let a = 1" + String(repeating: " + 1", count: 30_000)
    #expect(obstacle(long) == .isLong)
    let deep = "let a = " + String(repeating: "(", count: 3_000) + "1" + String(repeating: ")", count: 3_000)
    #expect(obstacle(deep) == .isLong)
  }
}

@Suite struct TwinTests {
  private let mac = JudgingTask.Target(platform: .macOS, version: "15.0")

  private func twin(of code: String) throws -> BatchCandidate {
    let unit = CompilationUnit(primary: "import SwiftUI\n" + code, platform: .iOS, version: "18.0")
    return try BatchCandidate(unit, modules: ["SwiftUI"]).retargeted(to: mac, modules: ["SwiftUI"])
  }

  @Test func ofTheSameTextTheTypesAloneAreCheckedOnceMore() throws {
    #expect(try twin(of: "struct A: View { var body: some View { Text(\"NSA\") } }").group.depth == .whole)
    #expect(try twin(of: "struct A: View { var body: some View { Text(\"a\") } }").group.depth == .types)
  }

  @Test(arguments: [
    "struct A { func f() {\n#if os(iOS)\nprint(1)\n#endif\n} }", "func f() { if #available(iOS 26, *) {} }",
    "@available(macOS 15, *) func f() {}", "func f() { if #unavailable(iOS 26) {} }", "typealias A = NSObject",
    "let a: UIColor? = nil",
  ])
  func whatMayDifferByPlatformIsCheckedWhole(code: String) throws {
    #expect(try twin(of: code).group.depth == .whole)
  }

  /// What is found after the types are right counts for both, whoever is compiled whole.
  @Test func aFaultOfTheControlFlowIsOneOnBothPlatforms() async throws {
    let code = (0..<12).map { "```swift\nfunc f\($0)(_ a: Int) -> Int {\n  if a > \($0) { return 1 }\n}\n```\n" }
    let right = (0..<12).map { "```swift\nfunc g\($0)(_ a: Int) -> Int {\n  a + \($0)\n}\n```\n" }
    let report = try await CheckedDocument.report((code + right).joined(separator: "\n"))
    #expect(
      report.snippets.map(\.verdict) == Array(repeating: .failed, count: 12) + Array(repeating: .verified, count: 12))
    #expect(report.snippets.allSatisfy { $0.platforms.count == 2 })
  }
}
