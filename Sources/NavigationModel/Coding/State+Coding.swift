extension Platform: Coded {}
extension Baseline: Coded {}
extension SizeClass: Coded {}
extension State.Phase: Coded {}

extension Device: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(platform, baseline) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(try decoder.take(), try decoder.take())
  }
}

extension State: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(device, phase, isSignedIn)
    encoder.put(windows, focus, records)
    encoder.put(saved, heldLink)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    device = try decoder.take()
    phase = try decoder.take()
    isSignedIn = try decoder.take()
    windows = try decoder.take()
    focus = try decoder.index()
    records = try decoder.take()
    saved = try decoder.take()
    heldLink = try decoder.take()
  }
}

extension Record.Condition: Coded {}

extension Record: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(name, condition, revision) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(try decoder.take(), try decoder.take(), revision: try decoder.take())
  }
}

extension Snapshot: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(tab, sidebar, content)
    encoder.put(paths)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(
      tab: try decoder.take(), sidebar: try decoder.take(), content: try decoder.take(), paths: try decoder.take())
  }
}

extension SavedScene: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(window, snapshot) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(window: try decoder.take(), snapshot: try decoder.take())
  }
}
