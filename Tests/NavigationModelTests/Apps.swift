@testable import NavigationModel

/// Names of a trail guide.
extension Name {
  // Tabs
  static let trails: Name = 1
  static let huts: Name = 2
  static let account: Name = 3
  // Routes
  static let trail: Name = 10
  static let hut: Name = 11
  static let report: Name = 12
  static let bookingDates: Name = 13
  static let bookingGuests: Name = 14
  static let signIn: Name = 15
  static let photo: Name = 16
  static let tips: Name = 17
  static let purchase: Name = 18
  static let editor: Name = 19
  // Records
  static let ridge: Name = 30
  static let loop: Name = 31
  static let lodge: Name = 32
  // Presentations
  static let filters: Name = 50
  static let legend: Name = 51
  static let booking: Name = 52
  static let tour: Name = 53
  static let packing: Name = 54
  static let closed: Name = 55
  static let delete: Name = 56
  static let details: Name = 57
  static let form: Name = 58
  // Flows and links
  static let bookingFlow: Name = 70
  static let toReport: Name = 80
  static let toHut: Name = 81
  static let broken: Name = 82
  static let toLegend: Name = 83
  static let toRoot: Name = 84
  static let toTrail: Name = 85
  // Windows
  static let second: Name = 90
  /// What nobody declares.
  static let unknown: Name = 999
}

/// A trail guide as the documents would have it, and variations.
enum Apps {
  static let tabs = TabsDescription([
    TabDescription(.trails), TabDescription(.huts), TabDescription(.account, hasStack: false),
  ])

  static let routes: [RouteDescription] = [
    RouteDescription(.trail), RouteDescription(.hut), RouteDescription(.report, parents: [.trail]),
    RouteDescription(.bookingDates), RouteDescription(.bookingGuests),
    RouteDescription(.signIn, isDurable: false), RouteDescription(.photo, zooms: true),
    RouteDescription(.tips, link: .view), RouteDescription(.purchase, isDurable: false, isSensitive: true),
    RouteDescription(.editor, isDurable: false),
  ]

  static let presentations: [PresentationDescription] = [
    PresentationDescription(.filters, .sheet, detents: [.medium, .large]),
    PresentationDescription(.legend, .sheet, hasStack: true),
    PresentationDescription(.booking, .cover, hasStack: true),
    PresentationDescription(.tour, .cover, hasStack: true),
    PresentationDescription(.packing, .popover),
    PresentationDescription(.closed, .alert),
    PresentationDescription(.delete, .confirmationDialog),
    PresentationDescription(.details, .inspector),
    PresentationDescription(.form, .sheet, hasStack: true, hasCancelButton: true, isLocked: true),
  ]

  static let links: [LinkDescription] = [
    LinkDescription(.toReport, Plan(tab: .trails, path: [Route(.trail, .ridge), Route(.report, .loop)])),
    LinkDescription(.toHut, Plan(tab: .huts, path: [Route(.hut, .lodge)])),
    LinkDescription(.broken, nil),
    LinkDescription(.toLegend, Plan(tab: .trails, path: [Route(.trail, .ridge)], presentation: .legend)),
    LinkDescription(.toRoot, Plan(tab: .huts)),
    LinkDescription(.toTrail, Plan(tab: .trails, path: [Route(.trail, .loop)])),
  ]

  /// Three tabs, typed paths, one router for each scene.
  static func guide(_ change: (inout AppDescription) -> Void = { _ in }) -> AppDescription {
    var app = AppDescription(
      container: .tabs(tabs), routes: routes, presentations: presentations,
      flows: [FlowDescription(.bookingFlow, cover: .booking, route: .bookingDates)], links: links,
      records: [.ridge, .loop, .lodge])
    change(&app)
    return app
  }

  /// One stack.
  static func leaflet(_ change: (inout AppDescription) -> Void = { _ in }) -> AppDescription {
    guide { app in
      app.container = .stack
      app.links = [
        LinkDescription(.toReport, Plan(path: [Route(.trail, .ridge), Route(.report, .loop)])),
        LinkDescription(.broken, nil),
      ]
      change(&app)
    }
  }

  /// Sidebar, content and detail.
  static func atlas(columns: Int = 3, _ change: (inout SplitDescription) -> Void = { _ in }) -> AppDescription {
    var split = SplitDescription(sidebar: [.trails, .huts])
    if columns == 3 {
      split.content = [.init(.ridge, in: .trails), .init(.loop, in: .trails), .init(.lodge, in: .huts)]
    }
    change(&split)
    return guide { app in
      app.container = .split(split)
      app.links = [
        LinkDescription(
          .toReport, Plan(path: [Route(.report, .loop)], sidebar: .trails, content: columns == 3 ? .loop : nil)),
        LinkDescription(.toRoot, Plan(sidebar: .huts)),
      ]
    }
  }

  /// With sign-in at the root.
  static func members(_ change: (inout Policies) -> Void = { _ in }) -> AppDescription {
    guide { app in
      app.policies.signIn = .rootSwap
      change(&app.policies)
    }
  }
}
