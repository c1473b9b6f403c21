import Diagnostics
import Documents
import Foundation
import Testing

@testable import SnippetChecking

/// Constructs that would leak into other files of a module, or break it, beside those that would profit from the leak. Each
/// must be judged the same together and alone.
@Suite struct BatchSoundnessTests {
  private static func view(_ body: String, _ name: String) -> String {
    "struct \(name): View {\n  var body: some View { \(body) }\n}"
  }

  /// A construct and the verdict that it has alone.
  private static let constructs: [(code: String, verdict: Verdict)] =
    [
      // Names.
      ("struct Hut { var name = \"\" }", .verified),
      ("struct Hut { var height = 0 }", .verified),
      ("struct Hut {}\nlet hut = Hut()", .verified),
      ("class Hut {}\nlet hut = Hut()", .failed),
      ("let names = [Hut(name: \"\")]", .verifiedWithPlaceholders),
      (view("Text(\"\")", "Text2"), .verified),
      ("struct Text { var a = 1 }\nlet text = Text(a: 2)", .verified),
      (
        view("Text(\"\")", "Own") + "\nstruct Text: View { init(_ a: String) {}; var body: some View { EmptyView() } }",
        .verified
      ),
      ("enum Snippet { case a }\nlet snippet = Snippet.a", .verified),
      ("func rest() -> Int { 1 }\nlet rested = rest()", .verified),
      ("let rested: String = rest()", .verifiedWithPlaceholders),
      ("typealias Path = [Int]\nlet path: Path = [1]", .verified),
      ("typealias IntegerLiteralType = Double", .verified),
      ("let half: Int = { let a = 1; return a }()", .verified),
      ("let third = 1 / 3\nlet whole: Int = third", .verified),
      // Extensions of what all share.
      ("extension View { func hutCard() -> some View { padding() } }", .verified),
      (view("Text(\"\").hutCard()", "Carded"), .unresolved),
      ("extension View { var body: some View { Text(\"\") } }", .verified),
      ("struct Bodiless: View {}", .failed),
      ("extension String { var shouted: String { uppercased() } }", .verified),
      ("let shouted = \"a\".shouted", .unresolved),
      ("public extension String { var whispered: String { lowercased() } }", .verified),
      ("let whispered = \"a\".whispered", .unresolved),
      ("extension String { public var spoken: String { self } }", .verified),
      ("let spoken = \"a\".spoken", .unresolved),
      ("extension EnvironmentValues { @Entry var hutLimit = 3 }", .verified),
      ("struct Limited: View { @Environment(\\.hutLimit) var limit; var body: some View { Text(\"\") } }", .unresolved),
      ("extension Int { init(hut: String) { self = 1 } }", .verified),
      ("let number = Int(hut: \"\")", .failed),
      // Conformances.
      ("extension String: @retroactive Identifiable { public var id: String { self } }", .verified),
      (view("ForEach([\"a\"]) { Text($0) }", "Listed"), .failed),
      ("extension Array: Error where Element: Error {}", .verified),
      ("struct Trouble: Error {}\nfunc f() throws { throw [Trouble()] }", .failed),
      ("struct Route {}\nextension Route: Hashable {}", .verified),
      ("struct Route {}\nlet routes: Set<Route> = []", .failed),
      ("protocol Named { var name: String { get } }\nextension Int: Named { var name: String { \"\" } }", .verified),
      ("let name = 1.name", .unresolved),
      (
        "protocol Shown {}\nextension Shown { func show() -> Int { 1 } }\nstruct Map: Shown {}\nlet map = Map().show()",
        .verified
      ),
      // Operators.
      ("infix operator +++\nfunc +++ (a: Int, b: Int) -> Int { a + b }\nlet sum = 1 +++ 2", .verified),
      ("let sum2 = 1 +++ 2", .unresolved),
      ("func + (a: Int, b: String) -> String { b }\nlet joined = 1 + \"a\"", .verified),
      ("let joined2 = 1 + \"a\"", .failed),
      ("struct Peak: Comparable { var h = 0\n  static func < (a: Peak, b: Peak) -> Bool { a.h < b.h } }", .verified),
      ("precedencegroup Hiking { higherThan: AdditionPrecedence }", .verified),
      // Access and attributes.
      ("@main struct Guide: App { var body: some Scene { WindowGroup { Text(\"\") } } }", .verified),
      ("@main struct Guide2: App { var body: some Scene { WindowGroup { Text(\"\") } } }", .verified),
      ("public struct Opened { public var a = 1; public init() {} }", .verified),
      ("let opened2 = Opened()", .verifiedWithPlaceholders),
      ("@inlinable public func f() -> Int { 1 }", .verified),
      ("@usableFromInline func g() -> Int { 1 }", .verified),
      ("private struct Kept { private var a = 1 }\nprivate let kept = Kept()", .verified),
      ("fileprivate extension Int { var doubled: Int { self * 2 } }\nlet four = 2.doubled", .verified),
      ("let six = 3.doubled", .unresolved),
      // Faults that are found late, or late for others.
      ("func late() -> Int {}", .failed),
      ("struct Half { let a: Int; init() {} }", .failed),
      ("func unset() -> Int { let a: Int; return a }", .failed),
      ("func loose(a: Int?) { guard let a else { print(\"\") }; print(a) }", .failed),
      (
        "final class Box { var a = 1 }\nfunc race(_ box: Box) async { Task.detached { box.a += 1 }; box.a = 2 }",
        .failed
      ),
      ("func warned() { let a = 1 }", .verified),
      ("#error(\"stop\")", .failed),
      // Imports.
      ("import HutKit\nstruct A {}", .unresolved),
      ("import SwiftUI\nimport NotThere\nlet a: Int = \"\"", .unresolved),
      ("import Foundation\nlet url = URL(string: \"a\")", .verified),
      ("import struct Foundation.URL\nlet url2 = URL(string: \"a\")", .verified),
      // Macros, opaque types, depth.
      ("#Preview { Text(\"a\") }", .verified),
      ("#Preview { Text(\"b\") }", .verified),
      ("@MainActor @Observable final class Model { var a = 1 }", .verified),
      ("func some1() -> some View { Text(\"\") }\nfunc some2() -> some Equatable { 1 }", .verified),
      ("let deep = \(String(repeating: "(", count: 60))1\(String(repeating: ")", count: 60))", .verified),
      ("let sum3 = \(Array(repeating: "1", count: 400).joined(separator: " + "))", .verified),
      ("#sourceLocation(file: \"other.swift\", line: 1)\nlet placed: Int = 1\n#sourceLocation()", .unresolved),
    ]

  private static func check(batched: Bool) async throws -> [SnippetReport] {
    let documents = constructs.enumerated().map { number, construct in
      // Documents are sorted by path.
      let path = "page-\(1000 + number).md"
      let text = "---\nplatforms: iOS 18\n---\n\n```swift\n\(construct.code)\n```\n"
      return DocumentParser.parse(path: path, source: SourceText(file: path, text: text))
    }
    let cache = try TestToolchain.cache.get()
    let environment = ProcessInfo.processInfo.environment.merging(["WAYMARK_CACHE": cache.path]) { $1 }
    var options = Checker.Options()
    options.usesCache = false
    options.usesBatches = batched
    let set = DocumentSet(documents: documents, assets: [], diagnostics: [])
    let report = try await Checker(options: options, resources: try Resources.locate(), environment: environment)
      .check(set)
    if batched { #expect(report.effort.batched > 15) }
    return report.snippets
  }

  @Test func constructsAreJudgedTheSameTogetherAndAlone() async throws {
    let together = try await Self.check(batched: true)
    let alone = try await Self.check(batched: false)
    #expect(together.count == Self.constructs.count)
    for (number, construct) in Self.constructs.enumerated() {
      #expect(together[number] == alone[number], "\(construct.code)")
      #expect(together[number].verdict == construct.verdict, "\(construct.code)")
    }
  }

  @Test func oneThatBreaksTheCompilerOrStallsItCostsItsOwnVerdictAlone() async throws {
    let good = (0..<30).map { number in
      try? BatchCandidate(
        CompilationUnit(
          primary: "import SwiftUI\nstruct A\(number) { var a = \(number) }", platform: .iOS, version: "18.0"),
        modules: ["SwiftUI"])
    }.compactMap(\.self)
    // Overloads whose number of combinations no solver gets through.
    let slow =
      "let a = 1.0\nlet s: Double = \(Array(repeating: "-(a + 2) * (a - 3)", count: 12).joined(separator: " + ")) + \"\""
    let stalling = try BatchCandidate(
      CompilationUnit(primary: "import SwiftUI\n" + slow, platform: .iOS, version: "18.0"), modules: ["SwiftUI"])
    let folder = try TestToolchain.cache.get().makeScratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let compiler = BatchCompiler(sdk: try TestToolchain.sdk.get())
    let accepted = try compiler.accepted(good[..<15] + [stalling] + good[15...], in: folder)
    #expect(accepted == Set(0..<31).subtracting([15]))
  }
}
