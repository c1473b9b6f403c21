import Diagnostics
import Foundation
import Testing

@testable import SnippetChecking

/// A small SDK that agrees with its catalogue, and what the audit says once a fault is planted into it.
@Suite struct SDKAuditTests {
  private static let source = """
    @available(iOS 13.0, macOS 10.15, *)
    @MainActor public protocol View {
      associatedtype Body: View
      @MainActor var body: Self.Body { get }
    }

    @available(iOS 13.0, macOS 10.15, *)
    extension View {
      nonisolated public func sheet(isPresented: Bool, onDismiss: (() -> Void)? = nil) -> some View { self }
      @available(iOS, introduced: 13.0, deprecated: 16.0)
      @available(macOS, unavailable)
      nonisolated public func statusBar(hidden: Bool) -> some View { self }
    }

    @available(iOS 16.0, macOS 13.0, *)
    @MainActor
    public struct NavigationStack: View {
      public init(root: Int) {}
      public var body: some View { self }
      enum Kind { case small }
    }

    @available(iOS 16.0, macOS 13.0, *)
    public struct NavigationPath: Equatable {
      public static func == (left: Self, right: Self) -> Bool { true }
      public subscript(index: Int) -> Int { index }
    }
    """

  private static let catalogue = [
    ["protocol", "", "View", "13.0", "10.15", "", "MainActor"],
    ["associatedtype", "View", "Body", "13.0", "10.15", "", ""],
    ["var", "View", "body", "13.0", "10.15", "", "MainActor"],
    ["func", "View", "sheet(isPresented:onDismiss:)", "13.0", "10.15", "", "nonisolated"],
    ["func", "View", "statusBar(hidden:)", "13.0", "-", "ios 16.0", "nonisolated"],
    ["struct", "", "NavigationStack", "16.0", "13.0", "", "MainActor"],
    ["init", "NavigationStack", "init(root:)", "16.0", "13.0", "", "MainActor"],
    ["struct", "", "NavigationPath", "16.0", "13.0", "", ""],
    ["subscript", "NavigationPath", "subscript(_:)", "16.0", "13.0", "", ""],
  ]

  private func audit(_ source: String, exceptions: String = "") throws -> AuditReport {
    let folder = FileManager.default.temporaryDirectory.path + "/audit-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["Catalogue", "SwiftUI"] {
      try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    let manifest = """
      [{"alias": "SwiftUI", "module": "ReferenceSwiftUI", "folder": "SwiftUI", "platforms": ["iOS", "macOS"],
      "dependsOn": []}]
      """
    let rows = Self.catalogue.map { cells in
      [
        "SwiftUI", cells[0], cells[1], "", cells[2], cells[3], cells[3], cells[4], "", "", "", cells[5], "", cells[6],
        "test",
      ].joined(separator: "\t")
    }
    let files = [
      "modules.json": manifest, "SwiftUI/View.swift": source, AuditExceptions.file: exceptions,
      "Catalogue/apple-catalogue.tsv": (["header"] + rows).joined(separator: "\n"),
    ]
    for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
    return try SDKAudit(folder: folder).run()
  }

  /// What is found once one text is replaced by another.
  private func planting(_ fault: String, for original: String) throws -> [AuditDifference] {
    #expect(Self.source.contains(original))
    return try audit(Self.source.replacing(original, with: fault, maxReplacements: 1)).differences
  }

  @Test func aFaithfulSDKHasNoDifferences() throws {
    let report = try audit(Self.source)
    #expect(report.differences == [])
    #expect(report.modules.first?.compared == 10)
    #expect(report.modules.first?.silent == [.witness: 1])
  }

  @Test func aWrongLabelIsFound() throws {
    let found = try planting("sheet(isShown:", for: "sheet(isPresented:")
    #expect(found.map(\.aspect) == [.name])
    #expect(found.first?.symbol == "View.sheet(isShown:onDismiss:)")
    #expect(found.first?.location == "SwiftUI/View.swift:9")
  }

  @Test func aNameThatDoesNotExistIsFoundOnce() throws {
    let found = try planting("public struct NavigationTrail", for: "public struct NavigationPath")
    #expect(found.map(\.symbol) == ["NavigationTrail"])
  }

  @Test func aWrongVersionIsFound() throws {
    let older = try planting(
      "@available(iOS 15.0, macOS 13.0, *)\npublic struct", for: "@available(iOS 16.0, macOS 13.0, *)\npublic struct")
    #expect(Set(older.map(\.symbol)) == ["NavigationPath", "NavigationPath.subscript(_:)"])
    #expect(older.allSatisfy { $0.aspect == .iOS && $0.declared == "15.0" && $0.catalogue == "16.0" })
    let newer = try planting(
      "@available(iOS 16.0, macOS 14.0, *)\n@MainActor", for: "@available(iOS 16.0, macOS 13.0, *)\n@MainActor")
    #expect(newer.map(\.aspect) == [.macOS, .macOS])
  }

  @Test func whatAPlatformLacksIsFound() throws {
    let found = try planting("@available(macOS 10.15, *)", for: "@available(macOS, unavailable)")
    #expect(found.map(\.aspect) == [.macOS])
    #expect(found.first?.catalogue == "unavailable")
  }

  @Test func aDroppedDeprecationIsFound() throws {
    let found = try planting("@available(iOS 13.0, *)", for: "@available(iOS, introduced: 13.0, deprecated: 16.0)")
    #expect(found.map(\.aspect) == [.deprecation])
  }

  @Test func aDroppedIsolationIsFound() throws {
    let found = try planting("  public func sheet", for: "  nonisolated public func sheet")
    #expect(found.map(\.aspect) == [.isolation])
    #expect(found.first?.declared == "MainActor")
    let type = try planting("public struct NavigationStack {", for: "@MainActor\npublic struct NavigationStack: View {")
    #expect(type.filter { $0.aspect == .isolation }.map(\.symbol).contains("NavigationStack.init(root:)"))
  }

  @Test func anotherKindIsFound() throws {
    let found = try planting("public enum NavigationPath", for: "public struct NavigationPath")
    #expect(found.map(\.aspect) == [.kind])
  }

  @Test func anOverloadMayBeNewerThanTheEarliest() throws {
    let overload = """
      @available(iOS 17.0, macOS 14.0, *)
      extension View {
        nonisolated public func sheet(isPresented: String, onDismiss: (() -> Void)? = nil) -> some View { self }
      }
      """
    #expect(try audit(Self.source + "\n" + overload).differences == [])
  }

  @Test func anotherFrameworksDeclarationsAreOutOfScope() throws {
    let report = try audit("// sdk: framework Symbols\n" + Self.source.replacing("NavigationPath", with: "SymbolPath"))
    #expect(report.differences == [])
    #expect(report.modules.first?.silent[.framework] == 11)
  }

  @Test func anExceptionCoversADifferenceAndIsReportedWhenIdle() throws {
    let exceptions = "symbol\taspect\treason\tsource\nNavigationPath\tkind\tA test.\tnone\n"
    let wrong = Self.source.replacing("public struct NavigationPath", with: "public enum NavigationPath")
    #expect(try audit(wrong, exceptions: exceptions).differences == [])
    let idle = try audit(Self.source, exceptions: exceptions).differences
    #expect(idle.map(\.aspect) == [.exception])
    #expect(idle.first?.location == "Catalogue/exceptions.tsv:2")
  }

  @Test func theReferenceSDKAgreesWithApplesCatalogue() throws {
    let folder = try Resources.locate().referenceSDK
    #expect(try SDKAudit(folder: folder).run().differences == [])
  }
}
