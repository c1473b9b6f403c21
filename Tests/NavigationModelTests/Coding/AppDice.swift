@testable import NavigationModel

/// Draws apps of every kind, sensible or not.
struct AppDice {
  var dice: Dice

  init(seed: Int) {
    dice = Dice(seed: seed)
  }

  private mutating func bool() -> Bool { dice.roll(2) == 0 }
  private mutating func any<Value: CaseIterable>(_ type: Value.Type) -> Value { dice.pick(Array(type.allCases)) }
  private mutating func name() -> Name { Name(UInt16(dice.pick([0, 1, 2, 3, 10, 11, 50, 127, 128, 16_384, 65_535]))) }
  private mutating func some<Value>(_ draw: (inout AppDice) -> Value) -> Value? { bool() ? draw(&self) : nil }

  private mutating func list<Value>(_ draw: (inout AppDice) -> Value) -> [Value] {
    (0..<dice.roll(5)).map { _ in draw(&self) }
  }

  mutating func app() -> AppDescription {
    AppDescription(
      container: container(), path: any(PathStyle.self), routes: list { $0.route() },
      presentations: list { $0.presentation() },
      flows: list { FlowDescription($0.name(), cover: $0.name(), route: $0.name()) },
      links: list { LinkDescription($0.name(), $0.some { $0.plan() }) }, records: list { $0.name() },
      policies: policies())
  }

  private mutating func container() -> Container {
    switch dice.roll(3) {
    case 0:
      .stack
    case 1:
      .tabs(
        TabsDescription(
          list { TabDescription($0.name(), hasStack: $0.bool()) }, hasSelection: bool(), sharesPath: bool()))
    default:
      .split(
        SplitDescription(
          sidebar: list { $0.name() }, content: some { $0.list { .init($0.name(), in: $0.name()) } },
          hasDetailStack: bool(), identifiesDetail: bool(), preferredCompactColumn: some { $0.any(Column.self) }))
    }
  }

  private mutating func route() -> RouteDescription {
    RouteDescription(
      name(), destination: dice.pick([.root, .leaf(of: 10), .lazyContainer, .outsideStack, .twice, .missing]),
      link: any(LinkStyle.self), payload: any(Payload.self), parents: list { $0.name() }, isDurable: bool(),
      isSensitive: bool(), isCodable: bool(), zooms: bool())
  }

  private mutating func presentation() -> PresentationDescription {
    PresentationDescription(
      name(), any(PresentationKind.self), hasStack: bool(), hasCloseButton: bool(), hasCancelButton: bool(),
      staysPopover: bool(), detents: list { $0.dice.pick([.medium, .large, .height(300)]) },
      dragIndicator: any(DragIndicator.self), isLocked: bool(), readsOtherState: bool(), zooms: bool())
  }

  private mutating func plan() -> Plan {
    Plan(
      tab: some { $0.name() },
      path: list { Route($0.name(), $0.some { $0.name() }, copy: $0.some { $0.name().number }) },
      presentation: some { $0.name() }, sidebar: some { $0.name() }, content: some { $0.name() })
  }

  private mutating func policies() -> Policies {
    var policies = Policies()
    policies.precedence = any(Policies.Precedence.self)
    policies.signedOutLinks = any(Policies.SignedOutLinks.self)
    policies.repeatedPushes = any(Policies.RepeatedPushes.self)
    policies.linkPaths = any(Policies.LinkPaths.self)
    policies.linkedRecords = any(Policies.MissingRecords.self)
    policies.restoredRecords = any(Policies.MissingRecords.self)
    policies.saving = any(Policies.Saving.self)
    policies.storage = any(Policies.Storage.self)
    policies.owner = any(Policies.Owner.self)
    policies.signIn = any(Policies.SignIn.self)
    policies.restoredDepth = name().number
    policies.retapPops = bool()
    policies.chainsInOnDismiss = bool()
    policies.signOutForgets = bool()
    return policies
  }
}
