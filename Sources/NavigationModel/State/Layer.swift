/// Something presented, with a stack of its own. Layers lie one on another, the topmost last; a layer is never an
/// element of a path, so that there can be no sheet below a push.
public struct Layer: Hashable, Sendable {
  /// Who asked for it.
  public enum Driver: UInt8, Hashable, Sendable, CaseIterable {
    /// The router's optional for its kind.
    case router
    /// A modifier in the content of what was topmost.
    case content
    /// A Boolean of its own.
    case flag
  }

  public var item: Name
  public var kind: PresentationKind
  public var driver: Driver
  public var stack: Stack
  /// `interactiveDismissDisabled(_:)`.
  public var isLocked: Bool
  public var detents: [Detent]
  /// The detent that it rests at.
  public var detent: Detent
  /// Whether its content found no data to show.
  public var isBlank: Bool

  public init(
    item: Name, kind: PresentationKind, driver: Driver = .router, stack: Stack = Stack(), isLocked: Bool = false,
    detents: [Detent] = [.large], isBlank: Bool = false
  ) {
    self.item = item
    self.kind = kind
    self.driver = driver
    self.stack = stack
    self.isLocked = isLocked
    self.detents = detents
    detent = detents.first ?? .large
    self.isBlank = isBlank
  }

  init(_ description: PresentationDescription, driver: Driver) {
    self.init(
      item: description.name, kind: description.kind, driver: driver, isLocked: description.isLocked,
      detents: description.detents)
  }
}
