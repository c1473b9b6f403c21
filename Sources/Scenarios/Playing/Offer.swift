import NavigationModel

/// An event that a reader can try on a scenario's app, in the words of scenarios.
package struct Offer: Hashable, Sendable {
  /// Whose doing it is.
  package enum Actor: String, Sendable, CaseIterable {
    case person, code, system
  }

  package var actor: Actor
  package var text: String
  package var event: Event

  private init(_ actor: Actor, _ text: String, _ event: Event) {
    self.actor = actor
    self.text = text
    self.event = event
  }

  /// Everything that makes sense with the scenario's declarations and records, and whatever else its own steps do.
  package static func all(for scenario: Scenario) -> [Offer] {
    var offers = persons(scenario) + code(scenario) + systems(scenario)
    var known = Set(offers.map(\.event))
    for step in scenario.steps where known.insert(step.event).inserted {
      offers.append(Offer(step.event.isByPerson ? .person : .code, step.text, step.event))
    }
    return offers
  }

  // MARK: A person

  private static func persons(_ scenario: Scenario) -> [Offer] {
    let app = scenario.app
    let names = scenario.names
    var offers = routes(of: scenario).map { Offer(.person, "tap \(names.text(of: $0))", .tapLink($0)) }
    if !app.routes.isEmpty {
      offers += [
        Offer(.person, "back", .back), Offer(.person, "swipe from edge", .edgeSwipe),
        Offer(.person, "swipe content", .contentSwipe),
      ]
    }
    offers += app.tabs.map { Offer(.person, "tap tab \(names[$0.name])", .tapTab($0.name)) }
    if let split = app.split {
      offers += split.sidebar.map { Offer(.person, "tap sidebar \(names[$0])", .tapSidebar($0)) }
      offers += (split.content ?? []).map { Offer(.person, "tap content \(names[$0.name])", .tapContent($0.name)) }
      offers.append(Offer(.person, "toggle sidebar", .toggleSidebar))
    }
    guard !app.presentations.isEmpty else { return offers }
    offers += [
      Offer(.person, "swipe down", .swipeDown), Offer(.person, "tap outside", .tapOutside),
      Offer(.person, "press escape", .escape),
    ]
    if app.presentations.contains(where: \.hasCloseButton) {
      offers.append(Offer(.person, "tap close", .closeButton))
    }
    if app.presentations.contains(where: \.kind.isPrompt) { offers.append(Offer(.person, "answer", .answer)) }
    for detent in detents(of: app) where detents(of: app).count > 1 {
      offers.append(Offer(.person, "drag to \(Observation.text(detent))", .drag(to: detent)))
    }
    return offers
  }

  private static func detents(of app: AppDescription) -> [Detent] {
    var detents: [Detent] = []
    for detent in app.presentations.flatMap(\.detents) where !detents.contains(detent) { detents.append(detent) }
    return detents
  }

  /// The routes that the scenario goes to with their records, and bare ones for which it names none.
  private static func routes(of scenario: Scenario) -> [Route] {
    var seen = scenario.app.links.compactMap(\.plan).flatMap(\.path) + scenario.steps.flatMap { $0.event.routes }
    seen += scenario.start.windows.flatMap(\.stacks).flatMap(\.path)
    var routes: [Route] = []
    for description in scenario.app.routes {
      let own = seen.filter { $0.name == description.name }.map { Route($0.name, $0.record) }
      for route in own.isEmpty ? [Route(description.name)] : own where !routes.contains(route) { routes.append(route) }
    }
    return routes
  }

  // MARK: The app's code

  private static func code(_ scenario: Scenario) -> [Offer] {
    let app = scenario.app
    let names = scenario.names
    var offers = routes(of: scenario).map {
      Offer(.code, "push \(names.text(of: $0))", .append($0, to: .router))
    }
    if !app.routes.isEmpty {
      offers += [Offer(.code, "pop 1", .pop(1)), Offer(.code, "pop to root", .popToRoot(.router))]
    }
    offers += app.tabs.map { Offer(.code, "select tab \(names[$0.name])", .selectTab($0.name, resets: false)) }
    if app.split != nil { offers.append(Offer(.code, "select sidebar none", .setSidebar(nil))) }
    offers += app.presentations.map { Offer(.code, "present \(names[$0.name])", .present($0.name, by: .router)) }
    if !app.presentations.isEmpty {
      offers += [
        Offer(.code, "dismiss", .dismiss(readIn: .visibleScreen)),
        Offer(.code, "dismiss from presenter", .dismiss(readIn: .presenter)),
        Offer(.code, "router dismisses", .dismissTop), Offer(.code, "router dismisses all", .dismissAll),
        Offer(.code, "lock", .setLock(true)), Offer(.code, "unlock", .setLock(false)),
      ]
    }
    offers += app.flows.map { Offer(.code, "begin \(names[$0.name])", .beginFlow($0.name, record: nil)) }
    if !app.flows.isEmpty { offers.append(Offer(.code, "end flow", .endFlow)) }
    return offers
  }

  // MARK: The system

  private static func systems(_ scenario: Scenario) -> [Offer] {
    let app = scenario.app
    let names = scenario.names
    var offers = app.links.map { Offer(.system, "open \(names[$0.name])", .openLink($0.name, from: .customScheme)) }
    if app.presentations.contains(where: \.kind.reportsDismissal) {
      offers.append(Offer(.system, "dismissal ends", .dismissalEnds))
    }
    offers += [
      Offer(.system, "resize compact", .resize(.compact)), Offer(.system, "resize regular", .resize(.regular)),
      Offer(.system, "go to background", .enterBackground), Offer(.system, "come back", .enterForeground),
      Offer(.system, "kill", .kill), Offer(.system, "launch", .launch(link: nil)),
    ]
    offers += app.links.map { Offer(.system, "launch with \(names[$0.name])", .launch(link: $0.name)) }
    offers += [
      Offer(.system, "restoration begins", .restorationBegins), Offer(.system, "restoration ends", .restorationEnds),
    ]
    if app.policies.signIn != .none {
      offers += [Offer(.system, "log in", .logIn), Offer(.system, "log out", .logOut)]
    }
    for record in app.records {
      offers += [
        Offer(.system, "edit \(names[record])", .editRecord(record)),
        Offer(.system, "delete \(names[record])", .setRecord(record, .deleted)),
        Offer(.system, "bring back \(names[record])", .setRecord(record, .available)),
      ]
    }
    return offers
  }
}

extension Event {
  /// The routes that it leads to.
  fileprivate var routes: [Route] {
    switch self {
    case .tapLink(let route), .append(let route, to: _), .popTo(let route), .result(let route, flow: _): [route]
    case .insert(let routes, at: _, in: _), .setPath(let routes, in: _): routes
    default: []
    }
  }
}
