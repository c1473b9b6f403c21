/// Something that the app presents over its stacks.
public struct PresentationDescription: Hashable, Sendable {
  /// The item: the value of the router's optional for this kind.
  public var name: Name
  public var kind: PresentationKind
  /// Whether its content is a `NavigationStack`.
  public var hasStack: Bool
  /// Whether its content offers a way out of its own: a Close or Done button.
  public var hasCloseButton: Bool
  /// Whether one of its buttons answers to Escape: the role `.cancel`, or `.keyboardShortcut(.cancelAction)`.
  public var hasCancelButton: Bool
  /// Whether the content asks for `.presentationCompactAdaptation(.popover)` (iOS 16.4).
  public var staysPopover: Bool
  /// `.presentationDetents(_:)`. Without, a sheet has the large one (Apple).
  public var detents: [Detent]
  public var dragIndicator: DragIndicator
  /// Whether `interactiveDismissDisabled()` holds from the start.
  public var isLocked: Bool
  /// Whether the content reads data from another property, so that a Boolean set too early shows it blank.
  public var readsOtherState: Bool
  /// Whether it appears by `.navigationTransition(.zoom(sourceID:in:))`.
  public var zooms: Bool

  public init(
    _ name: Name, _ kind: PresentationKind, hasStack: Bool = false, hasCloseButton: Bool = true,
    hasCancelButton: Bool = false, staysPopover: Bool = false, detents: [Detent] = [.large],
    dragIndicator: DragIndicator = .automatic, isLocked: Bool = false, readsOtherState: Bool = false,
    zooms: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.hasStack = hasStack
    self.hasCloseButton = hasCloseButton
    self.hasCancelButton = hasCancelButton
    self.staysPopover = staysPopover
    self.detents = detents
    self.dragIndicator = dragIndicator
    self.isLocked = isLocked
    self.readsOtherState = readsOtherState
    self.zooms = zooms
  }
}

/// A height at which a sheet rests (Apple: `PresentationDetent`).
public enum Detent: Hashable, Sendable {
  case medium, large
  /// A height in points.
  case height(UInt16)
}

/// `presentationDragIndicator(_:)`.
public enum DragIndicator: UInt8, Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}
