import Testing

@testable import NavigationModel

/// What holds whatever a person, the app and the system do, in any order: 100,000 steps over several apps and devices.
@Suite struct RandomWalkTests {
  static let apps: [AppDescription] = [
    Apps.guide(),
    Apps.guide { app in
      app.path = .erased
      app.policies.saving = .onChange
      app.policies.precedence = .lastWriter
      app.policies.chainsInOnDismiss = false
    },
    Apps.leaflet { app in
      app.policies.storage = .shared
      app.policies.owner = .app
      app.policies.repeatedPushes = .pushed
      app.policies.linkPaths = .append
    },
    Apps.leaflet { app in
      app.path = .unbound
      app.policies.owner = .view
    },
    Apps.atlas(),
    Apps.atlas(columns: 2) { split in
      split.identifiesDetail = false
      split.preferredCompactColumn = .detail
    },
    Apps.members(),
    Apps.members { policies in
      policies.signIn = .presentedOver
      policies.signOutForgets = false
      policies.signedOutLinks = .dropped
      policies.restoredRecords = .shownAsUnavailable
      policies.linkedRecords = .cutToParent
    },
    AppDescription(),
    Apps.guide { app in
      app.container = .tabs(TabsDescription(Apps.tabs.tabs, hasSelection: false, sharesPath: true))
    },
  ]

  @Test(arguments: apps.indices, Platform.allCases)
  func `Nothing traps, nothing impossible comes about, and everything comes to rest`(index: Int, platform: Platform) {
    let app = Self.apps[index]
    for walk in 0..<17 {
      var events = EventDice(seed: index * 1000 + walk, app: app)
      var state = State(of: app, on: Device(platform, walk % 2 == 0 ? .ios26 : .ios18), isSignedIn: walk % 3 != 0)
      var trace: [Event] = []
      for _ in 0..<200 {
        let event = events.event()
        trace.append(event)
        state = reduce(state, event, in: app).state
        let violations = state.violations(of: app)
        guard violations.isEmpty else {
          Issue.record("\(violations) after \(trace.suffix(6))")
          break
        }
      }
      expectRest(after: state, in: app)
    }
  }

  /// Dismissing and going back end somewhere, in a bounded number of steps.
  private func expectRest(after state: State, in app: AppDescription) {
    var state = state
    func act(_ event: Event) { state = reduce(state, event, in: app).state }
    act(.launch(link: nil))
    act(.enterForeground)
    var steps = 0
    while let window = state.window, !window.layers.isEmpty || !window.queue.isEmpty || window.isDismissing, steps < 100
    {
      act(window.isDismissing ? .dismissalEnds : .dismissTop)
      steps += 1
    }
    #expect(state.window?.layers.isEmpty ?? true)
    #expect(state.window?.queue.isEmpty ?? true)
    var before: State?
    while state != before, steps < 300 {
      before = state
      act(.back)
      steps += 1
    }
    #expect(steps < 300)
    guard let window = state.window else { return }
    let location = Reducer(app: app, state: state).visibleLocation
    if case .base(let index)? = location { #expect(window.stacks[index].depth == 0) }
    if window.sizeClass == .compact { #expect(window.split?.compactColumn ?? .sidebar == .sidebar) }
  }

  @Test(arguments: Platform.allCases)
  func `What the state offers as ways out are just those that lead out`(platform: Platform) {
    let ways: [(DismissalMeans, Event)] = [
      (.back, .back), (.edgeSwipe, .edgeSwipe), (.contentSwipe, .contentSwipe), (.swipeDown, .swipeDown),
      (.tapOutside, .tapOutside), (.actionButton, .answer),
    ]
    for index in Self.apps.indices {
      let app = Self.apps[index]
      var events = EventDice(seed: index, app: app)
      var state = State(of: app, on: Device(platform, index % 2 == 0 ? .ios26 : .ios18))
      for _ in 0..<150 {
        state = reduce(state, events.event(), in: app).state
        let offered = state.waysOut(in: app)
        for (means, event) in ways {
          let after = reduce(state, event, in: app).state
          let leads = after.windows.map { $0.layers } != state.windows.map { $0.layers } || leaves(state, after)
          if leads != offered.contains(means) {
            Issue.record("\(event) in \(app.container), \(String(describing: state.window))")
          }
        }
      }
    }
  }

  private func leaves(_ before: State, _ after: State) -> Bool {
    before.windows.map { $0.stacks } != after.windows.map { $0.stacks }
      || before.window?.split?.compactColumn != after.window?.split?.compactColumn
  }

  @Test func `A state of another app doesn't trap`() {
    for (one, other) in zip(Self.apps, Self.apps.dropFirst() + [Self.apps[0]]) {
      for platform in Platform.allCases {
        var events = EventDice(seed: 3, app: one)
        var foreign = EventDice(seed: 4, app: other)
        var state = State(of: one, on: Device(platform))
        for step in 0..<200 {
          if step % 3 == 0 {
            state = reduce(state, foreign.event(), in: other).state
            _ = state.violations(of: other)
            _ = state.waysOut(in: other)
          } else {
            state = reduce(state, events.event(), in: one).state
          }
        }
        state.focus = 7
        #expect(reduce(state, .back, in: one).state.windows == state.windows)
      }
    }
  }

  @Test func `Equal events give equal states and equal bytes`() {
    for index in Self.apps.indices {
      let app = Self.apps[index]
      var first = EventDice(seed: 7, app: app)
      var second = EventDice(seed: 7, app: app)
      var one = State(of: app, on: Device(.iPad))
      var other = one
      for _ in 0..<200 {
        let left = reduce(one, first.event(), in: app)
        let right = reduce(other, second.event(), in: app)
        #expect(left == right)
        #expect(StateWriter.bytes(of: left.notes) == StateWriter.bytes(of: right.notes))
        (one, other) = (left.state, right.state)
      }
      #expect(StateWriter.bytes(of: one) == StateWriter.bytes(of: other))
    }
  }
}
