/// Each case has a number of its own; a new one takes the next, and ``ModelEncoder/version`` need not change.
extension Event: Coded {
  func write(to encoder: inout ModelEncoder) {
    switch self {
    case .tapLink(let route): encoder.put(case: 0, route)
    case .append(let route, to: let place): encoder.put(case: 1, route, place)
    case .insert(let routes, at: let index, in: let place): encoder.put(case: 2, routes, index, place)
    case .setPath(let routes, in: let place): encoder.put(case: 3, routes, place)
    case .setDestinationFlag(let name, let value): encoder.put(case: 4, name, value)
    case .back: encoder.put(case: 5)
    case .edgeSwipe: encoder.put(case: 6)
    case .contentSwipe: encoder.put(case: 7)
    case .pop(let count): encoder.put(case: 8, count)
    case .popTo(let route): encoder.put(case: 9, route)
    case .popToRoot(let place): encoder.put(case: 10, place)
    case .removeLast(let count, in: let place): encoder.put(case: 11, count, place)
    case .choose(let name): encoder.put(case: 12, name)
    case .tapTab(let tab): encoder.put(case: 13, tab)
    case .selectTab(let tab, resets: let resets): encoder.put(case: 14, tab, resets)
    case .rebuild(let tab): encoder.put(case: 15, tab)
    case .tapSidebar(let item): encoder.put(case: 16, item)
    case .tapContent(let item): encoder.put(case: 17, item)
    case .setSidebar(let item): encoder.put(case: 18, item)
    case .setContent(let item): encoder.put(case: 19, item)
    case .showColumns(let visibility): encoder.put(case: 20, visibility)
    case .toggleSidebar: encoder.put(case: 21)
    case .setCompactColumn(let column): encoder.put(case: 22, column)
    case .focusColumn(let column): encoder.put(case: 23, column)
    case .editDraft: encoder.put(case: 24)
    case .resize(let sizeClass): encoder.put(case: 25, sizeClass)
    case .present(let item, by: let driver): encoder.put(case: 26, item, driver)
    case .setFlags(let items): encoder.put(case: 27, items)
    case .swipeDown: encoder.put(case: 28)
    case .tapOutside: encoder.put(case: 29)
    case .escape: encoder.put(case: 30)
    case .closeButton: encoder.put(case: 31)
    case .answer: encoder.put(case: 32)
    case .dismiss(readIn: let reader): encoder.put(case: 33, reader)
    case .dismissTop: encoder.put(case: 34)
    case .dismissAll: encoder.put(case: 35)
    case .setLock(let isLocked): encoder.put(case: 36, isLocked)
    case .setDetents(let detents): encoder.put(case: 37, detents)
    case .drag(to: let detent): encoder.put(case: 38, detent)
    case .dismissalEnds: encoder.put(case: 39)
    case .beginFlow(let flow, record: let record): encoder.put(case: 40, flow, record)
    case .endFlow: encoder.put(case: 41)
    case .result(let route, flow: let flow): encoder.put(case: 42, route, flow)
    case .logIn: encoder.put(case: 43)
    case .logOut: encoder.put(case: 44)
    case .openLink(let link, from: let source): encoder.put(case: 45, link, source)
    case .launch(link: let link): encoder.put(case: 46, link)
    case .enterBackground: encoder.put(case: 47)
    case .enterForeground: encoder.put(case: 48)
    case .kill: encoder.put(case: 49)
    case .restorationBegins: encoder.put(case: 50)
    case .restorationEnds: encoder.put(case: 51)
    case .setRecord(let record, let condition): encoder.put(case: 52, record, condition)
    case .editRecord(let record): encoder.put(case: 53, record)
    case .openWindow(let window): encoder.put(case: 54, window)
    case .focusWindow(let window): encoder.put(case: 55, window)
    case .closeWindow(let window): encoder.put(case: 56, window)
    }
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    switch try decoder.byte() {
    case 0: self = .tapLink(try decoder.take())
    case 1: self = .append(try decoder.take(), to: try decoder.take())
    case 2: self = .insert(try decoder.take(), at: try decoder.take(), in: try decoder.take())
    case 3: self = .setPath(try decoder.take(), in: try decoder.take())
    case 4: self = .setDestinationFlag(try decoder.take(), try decoder.take())
    case 5: self = .back
    case 6: self = .edgeSwipe
    case 7: self = .contentSwipe
    case 8: self = .pop(try decoder.take())
    case 9: self = .popTo(try decoder.take())
    case 10: self = .popToRoot(try decoder.take())
    case 11: self = .removeLast(try decoder.take(), in: try decoder.take())
    case 12: self = .choose(try decoder.take())
    case 13: self = .tapTab(try decoder.take())
    case 14: self = .selectTab(try decoder.take(), resets: try decoder.take())
    case 15: self = .rebuild(try decoder.take())
    case 16: self = .tapSidebar(try decoder.take())
    case 17: self = .tapContent(try decoder.take())
    case 18: self = .setSidebar(try decoder.take())
    case 19: self = .setContent(try decoder.take())
    case 20: self = .showColumns(try decoder.take())
    case 21: self = .toggleSidebar
    case 22: self = .setCompactColumn(try decoder.take())
    case 23: self = .focusColumn(try decoder.take())
    case 24: self = .editDraft
    case 25: self = .resize(try decoder.take())
    case 26: self = .present(try decoder.take(), by: try decoder.take())
    case 27: self = .setFlags(try decoder.take())
    case 28: self = .swipeDown
    case 29: self = .tapOutside
    case 30: self = .escape
    case 31: self = .closeButton
    case 32: self = .answer
    case 33: self = .dismiss(readIn: try decoder.take())
    case 34: self = .dismissTop
    case 35: self = .dismissAll
    case 36: self = .setLock(try decoder.take())
    case 37: self = .setDetents(try decoder.take())
    case 38: self = .drag(to: try decoder.take())
    case 39: self = .dismissalEnds
    case 40: self = .beginFlow(try decoder.take(), record: try decoder.take())
    case 41: self = .endFlow
    case 42: self = .result(try decoder.take(), flow: try decoder.take())
    case 43: self = .logIn
    case 44: self = .logOut
    case 45: self = .openLink(try decoder.take(), from: try decoder.take())
    case 46: self = .launch(link: try decoder.take())
    case 47: self = .enterBackground
    case 48: self = .enterForeground
    case 49: self = .kill
    case 50: self = .restorationBegins
    case 51: self = .restorationEnds
    case 52: self = .setRecord(try decoder.take(), try decoder.take())
    case 53: self = .editRecord(try decoder.take())
    case 54: self = .openWindow(try decoder.take())
    case 55: self = .focusWindow(try decoder.take())
    case 56: self = .closeWindow(try decoder.take())
    default: throw ModelDecoder.Malformed()
    }
  }
}

extension Place: Coded {
  func write(to encoder: inout ModelEncoder) {
    switch self {
    case .visible: encoder.put(case: 0)
    case .router: encoder.put(case: 1)
    case .tab(let tab): encoder.put(case: 2, tab)
    }
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    switch try decoder.byte() {
    case 0: self = .visible
    case 1: self = .router
    case 2: self = .tab(try decoder.take())
    default: throw ModelDecoder.Malformed()
    }
  }
}

extension Reader: Coded {}
extension LinkSource: Coded {}
