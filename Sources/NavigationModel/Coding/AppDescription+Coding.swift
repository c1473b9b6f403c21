extension AppDescription: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(container, path, routes)
    encoder.put(presentations, flows, links)
    encoder.put(records, policies)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(
      container: try decoder.take(), path: try decoder.take(), routes: try decoder.take(),
      presentations: try decoder.take(), flows: try decoder.take(), links: try decoder.take(),
      records: try decoder.take(), policies: try decoder.take())
  }
}

extension Container: Coded {
  func write(to encoder: inout ModelEncoder) {
    switch self {
    case .stack: encoder.put(case: 0)
    case .tabs(let tabs): encoder.put(case: 1, tabs)
    case .split(let split): encoder.put(case: 2, split)
    }
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    switch try decoder.byte() {
    case 0: self = .stack
    case 1: self = .tabs(try decoder.take())
    case 2: self = .split(try decoder.take())
    default: throw ModelDecoder.Malformed()
    }
  }
}

extension TabsDescription: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(tabs, hasSelection, sharesPath) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(try decoder.take(), hasSelection: try decoder.take(), sharesPath: try decoder.take())
  }
}

extension TabDescription: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(name, hasStack) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(try decoder.take(), hasStack: try decoder.take())
  }
}

extension Column: Coded {}

extension SplitDescription: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(sidebar, content, hasDetailStack)
    encoder.put(identifiesDetail, preferredCompactColumn)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(
      sidebar: try decoder.take(), content: try decoder.take(), hasDetailStack: try decoder.take(),
      identifiesDetail: try decoder.take(), preferredCompactColumn: try decoder.take())
  }
}

extension SplitDescription.Item: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(name, parent) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(try decoder.take(), in: try decoder.take())
  }
}

extension FlowDescription: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(name, cover, route) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(try decoder.take(), cover: try decoder.take(), route: try decoder.take())
  }
}

extension LinkDescription: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(name, plan) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(try decoder.take(), try decoder.take())
  }
}

extension Plan: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(tab, path, presentation)
    encoder.put(sidebar, content)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(
      tab: try decoder.take(), path: try decoder.take(), presentation: try decoder.take(),
      sidebar: try decoder.take(), content: try decoder.take())
  }
}
