import SwiftIDEUtils
import SwiftParser
import Testing

@testable import SiteGeneration

@Suite("Swift in colour")
struct SwiftHighlighterTests {
  private func coloured(_ code: String) -> [String] {
    let bytes = Array(code.utf8)
    return SwiftHighlighter.tokens(of: bytes).map {
      "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self)) at \($0.range.lowerBound)"
    }
  }

  /// What the toolchain's own classification colours in the same four ways.
  private func reference(_ code: String) -> [String] {
    let bytes = Array(code.utf8)
    return Parser.parse(source: code).classifications.compactMap { token in
      let range = token.range.lowerBound.utf8Offset..<token.range.upperBound.utf8Offset
      let text = String(decoding: bytes[range], as: UTF8.self)
      switch token.kind {
      case .keyword, .attribute, .ifConfigDirective: return "keyword \(text) at \(range.lowerBound)"
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        return "comment \(text) at \(range.lowerBound)"
      default: return nil
      }
    }
  }

  static let programs = [
    """
    import SwiftUI

    /// The one place that knows where the person is.
    @Observable @MainActor
    final class Router {
      var path: [Route] = []
      private(set) var modal: Modal?
      nonisolated let id = 3

      init() {}
      deinit { print("gone") }

      func open(_ url: URL) async throws -> Bool {
        guard let plan = Plan(url: url, depth: 12) else { return false }
        for route in plan.routes where route.isShown { path.append(route) }
        try await Task.sleep(for: .seconds(1))
        return path.isEmpty ? true : false
      }
    }
    """,
    """
    enum Route: Hashable, Codable {
      case item(Item.ID), settings
      indirect case nested(Route)

      var title: String {
        get { switch self { case .item: "Item" default: "Settings" } }
        set { _ = newValue }
      }
      static func == (left: Self, right: Self) -> Bool { true }
      subscript(index: Int) -> Route { get throws { self } }
    }
    """,
    """
    struct Root<Content: View>: View where Content: Sendable {
      @State private var router = Router()
      @ViewBuilder let content: () -> Content
      var body: some View {
        NavigationStack(path: $router.path) {
          List(items) { item in NavigationLink(item.name, value: Route.item(item.id)) }
            .navigationDestination(for: Route.self) { Destination($0) }
        }
        /* a /* nested */ comment */
        .sheet(item: $router.modal) { modal in ModalHost(modal) }
      }
    }
    """,
    """
    protocol Store: AnyObject {
      associatedtype Element
      var count: Int { get }
      var first: Element? { get set }
      mutating func removeAll()
      static var shared: Self { get }
    }
    extension Store { lazy var x = 1; weak var y: Foo?; unowned(unsafe) var z: Foo }
    func each(_ set: Set<Int>, in range: Range<Int>, for name: String) rethrows {
      set.insert(1); let open = 3; _ = open + 1; defer { print(range) }
      repeat { break } while true
      do { try work() } catch let error as NSError { throw error }
      let any: any Store = some(); if #available(iOS 18, *) {} else { fallthrough }
    }
    """,
  ]

  @Test("keywords, attributes and comments are those that the toolchain's parser finds", arguments: programs)
  func agreesWithParser(_ program: String) {
    // `private(set)` and `#available` are words of the language too, though the parser's classification leaves them plain.
    let plainThere = ["keyword set at", "keyword #available", "keyword iOS"]
    func compared(_ tokens: [String]) -> [String] {
      tokens.filter { token in
        (token.hasPrefix("keyword") || token.hasPrefix("comment")) && !plainThere.contains { token.hasPrefix($0) }
      }
    }
    let own = compared(coloured(program))
    let parser = compared(reference(program))
    #expect(own.filter { !parser.contains($0) } == [])
    #expect(parser.filter { !own.contains($0) } == [])
  }
}
