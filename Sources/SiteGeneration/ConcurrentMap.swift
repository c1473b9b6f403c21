import Dispatch

/// Maps over an array on all cores; the results stand in the order of the items.
func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ transform: @Sendable (Item) -> Result
) -> [Result] {
  if items.count < 2 { return items.map(transform) }
  return [Result](unsafeUninitializedCapacity: items.count) { buffer, initialized in
    let slots = Slots(base: buffer)
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
      slots.fill(index, with: transform(items[index]))
    }
    initialized = items.count
  }
}

/// Memory in which every iteration fills a slot of its own, once: nothing is shared.
private struct Slots<Result>: @unchecked Sendable {
  let base: UnsafeMutableBufferPointer<Result>

  func fill(_ index: Int, with result: Result) {
    (base.baseAddress! + index).initialize(to: result)
  }
}
