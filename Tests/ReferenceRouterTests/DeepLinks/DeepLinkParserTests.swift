import Foundation
import Testing

@testable import ReferenceRouter

@Suite struct DeepLinkParserTests {
  private let parser = TrailGuide.links

  @Test func `The app's scheme and a universal link mean the same`() throws {
    let id = TrailGuide.hut
    let expected = NavigationPlan<TrailGuide>(tab: .huts, path: [.hut(id)])
    #expect(try parser.plan(for: url("cairn://huts/\(id)")) == expected)
    #expect(try parser.plan(for: url("https://cairn.example/huts/\(id)")) == expected)
    #expect(try parser.plan(for: url("https://cairn.example/huts/\(id)/")) == expected)
    #expect(try parser.plan(for: url("cairn:///huts/\(id)")) == expected)
  }

  @Test func `Schemes and hosts are compared without regard to case`() throws {
    let expected = NavigationPlan<TrailGuide>(tab: .trails, path: [.trail("Ridge")])
    #expect(try parser.plan(for: url("CAIRN://Trails/Ridge")) == expected)
    #expect(try parser.plan(for: url("HTTPS://Cairn.Example/trails/Ridge")) == expected)
    #expect(throws: DeepLinkError.unknown(components: ["Trails", "Ridge"])) {
      try parser.plan(for: url("https://cairn.example/Trails/Ridge"))
    }
  }

  @Test func `A plan includes the target's parents`() throws {
    let plan = try parser.plan(for: url("cairn://trails/ridge/reports/7"))
    #expect(plan == NavigationPlan(tab: .trails, path: [.trail("ridge"), .report(7)]))
  }

  @Test(arguments: [
    "cairn://huts/not-a-uuid", "cairn://trails/ridge/reports/seven", "cairn://trails/ridge/reports/1.5",
  ])
  func `A malformed identifier is an error and is never replaced`(link: String) throws {
    #expect {
      try parser.plan(for: url(link))
    } throws: { error in
      if case .malformed? = error as? DeepLinkError { true } else { false }
    }
  }

  @Test(arguments: [
    "cairn://reports/extra", "cairn://trails", "cairn://trails//reports/7", "cairn://", "cairn://peaks/9",
    "https://cairn.example/", "cairn://trails/ridge/reports",
  ])
  func `A link with too many, too few or unknown components leads nowhere`(link: String) throws {
    #expect {
      try parser.plan(for: url(link))
    } throws: { error in
      if case .unknown? = error as? DeepLinkError { true } else { false }
    }
  }

  @Test func `Foreign schemes and hosts are refused`() throws {
    #expect(throws: DeepLinkError.foreign(scheme: "http")) { try parser.plan(for: url("http://cairn.example/reports")) }
    #expect(throws: DeepLinkError.foreign(scheme: "other")) { try parser.plan(for: url("other://reports")) }
    #expect(throws: DeepLinkError.foreignHost("cairn.example.evil.example")) {
      try parser.plan(for: url("https://cairn.example.evil.example/reports"))
    }
    #expect(throws: DeepLinkError.foreignHost("")) { try parser.plan(for: url("https:///reports")) }
  }

  @Test(arguments: [
    "cairn://walker@reports", "https://cairn.example:8443/reports", "https://a:b@cairn.example/reports",
  ])
  func `A user, a password or a port is refused`(link: String) throws {
    #expect(throws: DeepLinkError.unexpectedAuthority) { try parser.plan(for: url(link)) }
  }

  @Test func `An encoded slash stays within its component`() throws {
    let plan = try parser.plan(for: url("cairn://trails/north%2Fsouth"))
    #expect(plan.path == [.trail("north/south")])
    #expect(throws: DeepLinkError.unreadable) { try parser.plan(for: url("cairn://trails/%FF%FE")) }
  }

  @Test func `A query item may be absent but not wrong or repeated`() throws {
    let link = "cairn://trails/ridge/reports/7"
    #expect(try parser.plan(for: url(link + "?page=2&utm_source=mail")).presentation == .sheet(.legend))
    #expect(throws: DeepLinkError.malformed(name: "page", value: "two")) {
      try parser.plan(for: url(link + "?page=two"))
    }
    #expect(throws: DeepLinkError.repeated(name: "page")) { try parser.plan(for: url(link + "?page=1&page=2")) }
  }

  @Test func `A required query item must be there`() throws {
    let parser = DeepLinkParser<TrailGuide>(
      schemes: ["cairn"],
      patterns: [
        LinkPattern("report") { link throws(DeepLinkError) in
          NavigationPlan(tab: .reports, path: [.report(try link.requiredQueryValue("number"))])
        }
      ])
    #expect(try parser.plan(for: url("cairn://report?number=3")).path == [.report(3)])
    #expect(throws: DeepLinkError.missing(name: "number")) { try parser.plan(for: url("cairn://report")) }
    #expect(throws: DeepLinkError.foreignHost("cairn.example")) {
      try parser.plan(for: url("https://cairn.example/report?number=3"))
    }
  }

  @Test func `A link beyond the length limit is refused`() throws {
    let long = try url("cairn://trails/" + String(repeating: "a", count: 3000))
    #expect(throws: DeepLinkError.tooLong(limit: 2048)) { try parser.plan(for: long) }
  }

  @Test(arguments: [
    (DeepLinkError.malformed(name: "hut", value: "x"), "'x' is no valid value for 'hut'"),
    (.unknown(components: ["peaks", "9"]), "no pattern fits 'peaks/9'"),
    (.foreign(scheme: "http"), "the scheme 'http' is not one of the app's"),
  ])
  func `An error says what is wrong`(error: DeepLinkError, text: String) {
    #expect(error.description == text)
  }
}
