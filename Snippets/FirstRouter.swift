// A walk through ReferenceRouter without any screen: pushes, a link, a flow, a late answer, a restart.
// Run it with `swift run FirstRouter`.

import Foundation
import ReferenceRouter

/// A guide to trails and mountain huts.
enum Guide: NavigationDefinition {
  enum TabID: String, Hashable, Codable, Sendable, CaseIterable { case trails, huts }

  enum Route: Hashable, Codable, Sendable, CustomStringConvertible {
    case trail(String)
    case hut(Int)
    case bookingDates(hut: Int)
    case bookingGuests(hut: Int)

    var description: String {
      switch self {
      case .trail(let name): "\(name) trail"
      case .hut(let number): "hut \(number)"
      case .bookingDates: "dates"
      case .bookingGuests: "guests"
      }
    }
  }

  enum SheetItem: Hashable, Sendable, Identifiable {
    case photos(hut: Int)
    var id: Self { self }
  }

  enum CoverItem: Hashable, Sendable, Identifiable {
    case booking(hut: Int)
    var id: Self { self }
  }
}

let links = DeepLinkParser<Guide>(
  schemes: ["cairn"], hosts: ["cairn.example"],
  patterns: [
    LinkPattern("trails/:name/huts/:hut") { link throws(DeepLinkError) in
      NavigationPlan(tab: .trails, path: [.trail(try link.text("name")), .hut(try link.value("hut"))])
    },
    LinkPattern("huts/:hut/photos") { link throws(DeepLinkError) in
      let hut = try link.value("hut", as: Int.self)
      return NavigationPlan(tab: .huts, path: [.hut(hut)], presentation: .sheet(.photos(hut: hut)))
    },
  ])

@MainActor func show(_ event: String, _ router: NavigationRouter<Guide>) {
  print(event)
  let path = router.visiblePath.map(\.description).joined(separator: " > ")
  let above = router.sheet.map { "  with a sheet: \($0)" } ?? ""
  print("    \(router.selectedTab): \(path.isEmpty ? "root" : path)\(above)")
}

@MainActor func open(_ text: String, _ router: NavigationRouter<Guide>) {
  guard let url = URL(string: text) else { return print("\(text) is no URL") }
  do {
    try router.open(url, with: links)
    show("open \(text)", router)
  } catch {
    show("refuse \(text): \(error)", router)
  }
}

let router = NavigationRouter<Guide>(selectedTab: .trails, flowStyle: .push)
router.push(.trail("ridge"))
show("push the ridge trail", router)

open("cairn://trails/valley/huts/12", router)
open("cairn://trails/valley/huts/twelve", router)
open("https://cairn.example/huts/3/photos", router)

router.dismiss()
let booking = router.beginFlow(cover: .booking(hut: 3), pushing: .bookingDates(hut: 3))
router.push(.bookingGuests(hut: 3))
show("book, two steps in", router)
router.endFlow()
show("close the booking", router)
let wasPushed = router.push(.bookingGuests(hut: 3), during: booking)
show("a late answer was \(wasPushed ? "pushed" : "ignored")", router)

let saved = try router.encodedSnapshot()
let reborn = NavigationRouter<Guide>(selectedTab: .trails)
let outcome = reborn.restore(from: saved) { $0 != .hut(12) }
show("restart, hut 12 has burnt down: \(outcome)", reborn)
reborn.select(.trails)
show("select the trails", reborn)
