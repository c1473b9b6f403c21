extension JSONBytes {
  mutating func write(_ window: Window) {
    object { json in
      json.key("name")
      json.name(window.name)
      json.key("sizeClass")
      json.word(window.sizeClass.word)
      json.key("root")
      json.word(window.root.word)
      json.key("hidesSignIn")
      json.bool(window.hidesSignIn)
      json.key("tab")
      json.name(window.tab)
      json.key("stacks")
      json.array(window.stacks) { $0.write($1) }
      json.key("split")
      if let split = window.split { json.write(split) } else { json.null() }
      json.key("layers")
      json.array(window.layers) { $0.write($1) }
      json.key("queue")
      json.array(window.queue) { $0.write($1) }
      json.key("dismissing")
      json.bool(window.isDismissing)
      json.key("flows")
      json.array(window.flows) { $0.write($1) }
      json.key("flowCount")
      json.number(window.flowCount)
      json.key("restoration")
      json.word(window.restoration.word)
      json.key("receivedLink")
      json.bool(window.hasReceivedLink)
      json.key("chosen")
      json.name(window.chosen)
    }
  }

  /// A route as an array: its name, its record, and the revision that it carries; what isn't there at the end is left
  /// out.
  mutating func write(_ route: Route) {
    array([route]) { json, route in
      json.name(route.name)
      if route.record != nil || route.copy != nil { json.name(route.record) }
      if let copy = route.copy { json.number(copy) }
    }
  }

  private mutating func write(_ stack: Stack) {
    object { json in
      json.key("path")
      json.array(stack.path) { $0.write($1) }
      json.key("views")
      json.array(stack.views) { json, view in
        json.object { json in
          json.key("name")
          json.name(view.name)
          json.key("bound")
          json.bool(view.isBound)
        }
      }
    }
  }

  private mutating func write(_ split: SplitState) {
    object { json in
      json.key("sidebar")
      json.name(split.sidebar)
      json.key("content")
      json.name(split.content)
      json.key("visibility")
      json.word(split.visibility.word)
      json.key("compactColumn")
      json.word(split.compactColumn.word)
      json.key("focus")
      if let focus = split.focus { json.word(focus.word) } else { json.null() }
      json.key("draft")
      json.name(split.draft)
    }
  }

  private mutating func write(_ layer: Layer) {
    object { json in
      json.key("item")
      json.name(layer.item)
      json.key("kind")
      json.word(layer.kind.word)
      json.key("driver")
      json.word(layer.driver.word)
      json.key("stack")
      json.write(layer.stack)
      json.key("locked")
      json.bool(layer.isLocked)
      json.key("detents")
      json.array(layer.detents) { $0.write($1) }
      json.key("detent")
      json.write(layer.detent)
      json.key("blank")
      json.bool(layer.isBlank)
    }
  }

  private mutating func write(_ detent: Detent) {
    switch detent {
    case .medium: word("medium")
    case .large: word("large")
    case .height(let points): number(points)
    }
  }

  private mutating func write(_ entry: FlowEntry) {
    object { json in
      json.key("name")
      json.name(entry.name)
      json.key("number")
      json.number(entry.number)
      switch entry.place {
      case .cover(let item):
        json.key("cover")
        json.name(item)
      case .stack(let index, let depth):
        json.key("stack")
        json.number(UInt16(clamping: index))
        json.key("depth")
        json.number(UInt16(clamping: depth))
      }
    }
  }
}
