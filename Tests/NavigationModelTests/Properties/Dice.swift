@testable import NavigationModel

/// A small generator of equal sequences for equal seeds (xorshift, Marsaglia 2003).
struct Dice {
  private var state: UInt64

  init(seed: Int) {
    state = 0x9E37_79B9_7F4A_7C15 ^ UInt64(seed + 1) &* 0xBF58_476D_1CE4_E5B9
  }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(elements.count)]
  }
}

/// Draws events of every kind; some of their names are unknown, some of their numbers out of range.
struct EventDice {
  var dice: Dice
  let app: AppDescription

  init(seed: Int, app: AppDescription) {
    dice = Dice(seed: seed)
    self.app = app
  }

  private mutating func name(of names: [Name]) -> Name {
    dice.roll(40) == 0 || names.isEmpty ? .unknown : dice.pick(names)
  }

  private mutating func route() -> Route {
    Route(name(of: app.routes.map(\.name)), dice.roll(3) == 0 ? nil : name(of: app.records))
  }

  private mutating func path() -> [Route] {
    (0..<dice.roll(5)).map { _ in route() }
  }

  private mutating func place() -> Place {
    switch dice.roll(4) {
    case 0: .visible
    case 1, 2: .router
    default: .tab(name(of: app.tabs.map(\.name)))
    }
  }

  private mutating func item() -> Name { name(of: app.presentations.map(\.name)) }
  private mutating func tab() -> Name { name(of: app.tabs.map(\.name)) }
  private mutating func sidebar() -> Name { name(of: app.split?.sidebar ?? []) }
  private mutating func content() -> Name { name(of: app.split?.content?.map(\.name) ?? []) }
  private mutating func window() -> Name { dice.pick([0, .second, 91, .unknown]) }

  mutating func event() -> Event {
    switch dice.roll(12) {
    case 0, 1: stackEvent()
    case 2: popEvent()
    case 3: tabEvent()
    case 4: splitEvent()
    case 5, 6: presentEvent()
    case 7, 8: closeEvent()
    case 9: flowEvent()
    case 10: lifeEvent()
    default: dice.roll(3) == 0 ? windowEvent() : .dismissalEnds
    }
  }

  private mutating func stackEvent() -> Event {
    switch dice.roll(9) {
    case 0...3: .tapLink(route())
    case 4, 5: .append(route(), to: place())
    case 6: .insert(path(), at: dice.roll(6) - 1, in: place())
    case 7: .setPath(path(), in: place())
    default: .setDestinationFlag(.tips, dice.roll(2) == 0)
    }
  }

  private mutating func popEvent() -> Event {
    switch dice.roll(9) {
    case 0, 1: .back
    case 2: .edgeSwipe
    case 3: .contentSwipe
    case 4: .pop(dice.roll(6) - 1)
    case 5: .popTo(route())
    case 6: .popToRoot(place())
    case 7: .removeLast(dice.roll(6) - 1, in: place())
    default: .choose(name(of: app.records))
    }
  }

  private mutating func tabEvent() -> Event {
    switch dice.roll(5) {
    case 0, 1: .tapTab(tab())
    case 2, 3: .selectTab(tab(), resets: dice.roll(3) == 0)
    default: .rebuild(dice.roll(2) == 0 ? nil : tab())
    }
  }

  private mutating func splitEvent() -> Event {
    switch dice.roll(10) {
    case 0: .tapSidebar(sidebar())
    case 1: .tapContent(content())
    case 2: .setSidebar(dice.roll(4) == 0 ? nil : sidebar())
    case 3: .setContent(dice.roll(4) == 0 ? nil : content())
    case 4: .showColumns(dice.pick(ColumnVisibility.allCases))
    case 5: .toggleSidebar
    case 6: .setCompactColumn(dice.pick(Column.allCases))
    case 7: .focusColumn(dice.pick(Column.allCases))
    case 8: .editDraft
    default: .resize(dice.pick(SizeClass.allCases))
    }
  }

  private mutating func presentEvent() -> Event {
    switch dice.roll(10) {
    case 0...3: .present(item(), by: .router)
    case 4...6: .present(item(), by: .content)
    case 7: .setFlags((0..<dice.roll(4)).map { _ in item() })
    case 8: .setLock(dice.roll(2) == 0)
    default: .setDetents((0..<dice.roll(3)).map { _ in dice.pick([.medium, .large, .height(200)]) })
    }
  }

  private mutating func closeEvent() -> Event {
    switch dice.roll(12) {
    case 0: .swipeDown
    case 1: .tapOutside
    case 2: .escape
    case 3: .closeButton
    case 4, 5: .answer
    case 6: .dismiss(readIn: dice.pick(Reader.allCases))
    case 7: .dismissTop
    case 8: .dismissAll
    case 9: .drag(to: dice.pick([.medium, .large, .height(200)]))
    default: .dismissalEnds
    }
  }

  private mutating func flowEvent() -> Event {
    switch dice.roll(5) {
    case 0, 1: .beginFlow(name(of: app.flows.map(\.name)), record: .lodge)
    case 2: .endFlow
    default: .result(route(), flow: UInt16(dice.roll(12)))
    }
  }

  private mutating func lifeEvent() -> Event {
    let link = name(of: app.links.map(\.name))
    switch dice.roll(14) {
    case 0: return .logIn
    case 1: return dice.roll(3) == 0 ? .logOut : .logIn
    case 2...4: return .openLink(link, from: dice.pick(LinkSource.allCases))
    case 5: return .launch(link: dice.roll(2) == 0 ? nil : link)
    case 6: return .enterBackground
    case 7, 8: return .enterForeground
    case 9: return dice.roll(3) == 0 ? .kill : .launch(link: nil)
    case 10: return .restorationBegins
    case 11: return .restorationEnds
    case 12: return .setRecord(name(of: app.records), dice.pick(Record.Condition.allCases))
    default: return .editRecord(name(of: app.records))
    }
  }

  private mutating func windowEvent() -> Event {
    switch dice.roll(6) {
    case 0, 1: .openWindow(window())
    case 2, 3: .focusWindow(window())
    default: .closeWindow(window())
    }
  }
}
