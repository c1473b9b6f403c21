/// A way to show something next, by what it means. The seven that documents choose among, and inspectors.
public enum Semantic: UInt8, Hashable, Sendable, CaseIterable {
  case push, sheet, cover, popover, alert, confirmationDialog, inspector
  /// Other content takes the root's place.
  case rootSwap

  /// The presentation that it is, if it is one.
  public var kind: PresentationKind? {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .confirmationDialog: .confirmationDialog
    case .inspector: .inspector
    case .push, .rootSwap: nil
    }
  }
}

/// A version of a system.
public struct Version: Hashable, Sendable, Comparable {
  public var major: UInt16
  public var minor: UInt16

  public init(_ major: UInt16, _ minor: UInt16 = 0) {
    self.major = major
    self.minor = minor
  }

  public static func < (one: Version, other: Version) -> Bool {
    one.major == other.major ? one.minor < other.minor : one.major < other.major
  }
}

/// From which version on an API is there; `nil` where it isn't. From the availability of Apple's declarations.
public struct Availability: Hashable, Sendable {
  /// iOS and iPadOS.
  public var iOS: Version?
  public var macOS: Version?
  public var catalyst: Version?

  public init(iOS: Version?, macOS: Version?, catalyst: Version?) {
    self.iOS = iOS
    self.macOS = macOS
    self.catalyst = catalyst
  }
}

/// What decides how large something is.
public enum Sizing: UInt8, Hashable, Sendable, CaseIterable {
  /// It takes the place of the screen, column or window below.
  case replaces
  /// Detents set the height, and people can drag between several.
  case detents
  /// The content, or `presentationSizing(_:)`.
  case content
  /// The whole screen.
  case screen
  /// The system, by title and buttons.
  case system
  /// A column's width.
  case column
}
