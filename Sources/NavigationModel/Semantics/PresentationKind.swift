/// A way to present something over a stack. Pushing and swapping the root are no presentations: see ``Semantic``.
public enum PresentationKind: UInt8, Hashable, Sendable, CaseIterable {
  case sheet
  /// A full-screen cover.
  case cover
  case popover
  case alert
  case confirmationDialog
  case inspector

  /// Whether SwiftUI tells when it has gone: of these, only sheets and covers take `onDismiss`.
  public var reportsDismissal: Bool { self == .sheet || self == .cover }

  /// Whether it asks a question and is answered by a button, and holds nothing else.
  public var isPrompt: Bool { self == .alert || self == .confirmationDialog }
}
