import Dispatch

/// Maps over all cores; the results are in the order of the elements.
package enum ParallelMap {
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Each slot is written by one iteration only.
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        slots.initializeElement(at: index, to: transform(elements[index]))
      }
      count = elements.count
    }
  }
}
