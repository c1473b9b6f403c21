/// What a presentation looks like where it is shown.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  case sheet, cover, popover, alert
  /// From the bottom edge.
  case actionSheet
  /// A trailing column, beside which everything else can still be used.
  case column

  /// How a kind appears, or `nil` where it doesn't exist.
  ///
  /// Apple's pages say: `fullScreenCover(item:onDismiss:content:)` isn't available on macOS; a popover becomes a sheet
  /// in compact width unless its content asks for another adaptation (iOS 16.4), and stays one on macOS; confirmation
  /// dialogs are popovers in regular size classes of iOS; an inspector is a trailing column in regular width and a
  /// sheet in compact. Apple's pages don't say how dialogs look otherwise: that they come from the bottom on iPhone
  /// until iOS 18, stand at their anchor from iOS 26, and are like alerts on macOS, is what people report.
  public init?(
    of kind: PresentationKind, staysPopover: Bool = false, on device: Device, in sizeClass: SizeClass
  ) {
    let isMac = device.platform == .mac
    let isCompact = sizeClass == .compact && !isMac
    switch kind {
    case .sheet: self = .sheet
    case .cover:
      if isMac { return nil }
      self = .cover
    case .popover: self = isCompact && !staysPopover ? .sheet : .popover
    case .alert: self = .alert
    case .confirmationDialog:
      if isMac {
        self = .alert
      } else {
        self = isCompact && device.baseline == .ios18 ? .actionSheet : .popover
      }
    case .inspector: self = isCompact ? .sheet : .column
    }
  }

  /// Whether what lies below can't be used meanwhile.
  public var isModal: Bool { self != .column }
}
