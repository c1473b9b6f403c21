extension Window.Root: Coded {}
extension Window.Restoration: Coded {}

extension Window: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(name, sizeClass, root)
    encoder.put(hidesSignIn, tab, stacks)
    encoder.put(split, layers, queue)
    encoder.put(isDismissing, flows, flowCount)
    encoder.put(restoration, hasReceivedLink, chosen)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    name = try decoder.take()
    sizeClass = try decoder.take()
    root = try decoder.take()
    hidesSignIn = try decoder.take()
    tab = try decoder.take()
    stacks = try decoder.take()
    split = try decoder.take()
    layers = try decoder.take()
    queue = try decoder.take()
    isDismissing = try decoder.take()
    flows = try decoder.take()
    flowCount = try decoder.take()
    restoration = try decoder.take()
    hasReceivedLink = try decoder.take()
    chosen = try decoder.take()
  }
}

extension Stack: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(path, views) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(path: try decoder.take(), views: try decoder.take())
  }
}

extension Stack.ViewScreen: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(name, isBound) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(try decoder.take(), isBound: try decoder.take())
  }
}

extension ColumnVisibility: Coded {}

extension SplitState: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(sidebar, content, visibility)
    encoder.put(compactColumn, focus, draft)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(
      sidebar: try decoder.take(), content: try decoder.take(), visibility: try decoder.take(),
      compactColumn: try decoder.take(), focus: try decoder.take(), draft: try decoder.take())
  }
}

extension Layer.Driver: Coded {}

extension Layer: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(item, kind, driver)
    encoder.put(stack, isLocked, detents)
    encoder.put(detent, isBlank)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(
      item: try decoder.take(), kind: try decoder.take(), driver: try decoder.take(), stack: try decoder.take(),
      isLocked: try decoder.take(), detents: try decoder.take())
    detent = try decoder.take()
    isBlank = try decoder.take()
  }
}

extension FlowEntry: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(name, number, place) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(name: try decoder.take(), number: try decoder.take(), place: try decoder.take())
  }
}

extension FlowEntry.Place: Coded {
  func write(to encoder: inout ModelEncoder) {
    switch self {
    case .cover(let item): encoder.put(case: 0, item)
    case .stack(let index, let depth): encoder.put(case: 1, index, depth)
    }
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    switch try decoder.byte() {
    case 0: self = .cover(try decoder.take())
    case 1: self = .stack(try decoder.index(), depth: try decoder.index())
    default: throw ModelDecoder.Malformed()
    }
  }
}
