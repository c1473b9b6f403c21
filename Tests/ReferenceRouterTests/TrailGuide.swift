import Foundation
import ReferenceRouter

/// The app that the tests navigate: trails, huts and reports of walkers.
enum TrailGuide: NavigationDefinition {
  enum TabID: String, Hashable, Codable, Sendable, CaseIterable {
    case trails, huts, reports
  }

  enum Route: Hashable, Codable, Sendable {
    case trail(String)
    case hut(UUID)
    case report(Int)
    case bookingDates(hut: UUID)
    case bookingGuests(hut: UUID)
    case signIn
  }

  enum SheetItem: String, Hashable, Sendable, Identifiable {
    case filters, legend
    var id: String { rawValue }
  }

  enum CoverItem: Hashable, Sendable, Identifiable {
    case booking(hut: UUID)
    case tour
    var id: Self { self }
  }

  enum AlertItem: Hashable, Sendable, Identifiable {
    case trailClosed(String)
    var id: Self { self }
  }

  static func mayRestore(_ route: Route) -> Bool { route != .signIn }

  static let hut = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  static let links = DeepLinkParser<TrailGuide>(
    schemes: ["cairn"], hosts: ["cairn.example"],
    patterns: [
      LinkPattern("reports") { _ in NavigationPlan(tab: .reports) },
      LinkPattern("trails/:trail") { link throws(DeepLinkError) in
        NavigationPlan(tab: .trails, path: [.trail(try link.text("trail"))])
      },
      LinkPattern("huts/:hut") { link throws(DeepLinkError) in
        NavigationPlan(tab: .huts, path: [.hut(try link.uuid("hut"))])
      },
      LinkPattern("trails/:trail/reports/:report") { link throws(DeepLinkError) in
        let page = try link.queryValue("page", as: Int.self)
        let report = Route.report(try link.value("report"))
        return NavigationPlan(
          tab: .trails, path: [.trail(try link.text("trail")), report],
          presentation: page == nil ? nil : .sheet(.legend))
      },
    ])
}

func url(_ text: String) throws -> URL {
  struct NoURL: Error {}
  guard let url = URL(string: text) else { throw NoURL() }
  return url
}
