/// An app being used in a page: what the module for the browser keeps between two calls.
public struct SimulatorSession {
  private let app: AppDescription
  private let start: State
  private var state: State
  /// What the last call led to: the bytes of ``StateWriter/bytes(of:changed:in:)``.
  public private(set) var result: [UInt8] = []

  /// Begins with an app and, right after it, its first state, as ``ModelEncoder`` writes them.
  ///
  /// - Returns: `nil` if the bytes are malformed.
  public init?(_ bytes: [UInt8]) {
    guard let (app, state) = ModelDecoder.start(from: bytes) else { return nil }
    self.app = app
    start = state
    self.state = state
    tell(Reduction(state: state, notes: []), changed: false)
  }

  /// Takes an event, as ``ModelEncoder`` writes it.
  ///
  /// - Returns: whether it is well formed. If not, nothing has changed, the result neither.
  public mutating func send(_ bytes: [UInt8]) -> Bool {
    guard let event = ModelDecoder.event(from: bytes) else { return false }
    let reduction = reduce(state, event, in: app)
    let changed = reduction.state != state
    state = reduction.state
    tell(reduction, changed: changed)
    return true
  }

  /// Goes back to the first state.
  public mutating func restart() {
    let changed = state != start
    state = start
    tell(Reduction(state: state, notes: []), changed: changed)
  }

  private mutating func tell(_ reduction: Reduction, changed: Bool) {
    result = StateWriter.bytes(of: reduction, changed: changed, in: app)
  }
}
