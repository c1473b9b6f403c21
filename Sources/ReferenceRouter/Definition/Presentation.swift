/// Something shown over a stack, as against a screen pushed on it.
public enum Presentation<Definition: NavigationDefinition>: Hashable, Sendable {
  case sheet(Definition.SheetItem)
  /// A full-screen cover. Native macOS has none: start a flow with ``NavigationRouter/beginFlow(cover:pushing:)``
  /// instead, which pushes there.
  case cover(Definition.CoverItem)
  case popover(Definition.PopoverItem)
  case alert(Definition.AlertItem)
  case dialog(Definition.DialogItem)

  /// Whether SwiftUI tells when it has gone away: sheets and covers take `onDismiss`, the others don't.
  public var reportsDismissal: Bool {
    switch self {
    case .sheet, .cover: true
    case .popover, .alert, .dialog: false
    }
  }
}
