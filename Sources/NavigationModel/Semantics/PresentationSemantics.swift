/// One cell's worth of facts: what showing something in one way means on one platform. The reducer keeps to the same
/// facts.
public struct PresentationSemantics: Hashable, Sendable {
  public var semantic: Semantic
  public var platform: Platform
  /// How it looks in a window of the given width; `nil` for what is no presentation or isn't there.
  public var regular: Appearance?
  public var compact: Appearance?
  public var availability: Availability?
  public var isAvailable: Bool
  /// Who may close it and how, in a window of usual width.
  public var dismissal: DismissalMeans
  public var sizing: Sizing
  /// What takes its place where it isn't available, the best first.
  public var fallbacks: [Semantic]

  /// The facts about one way on one device.
  public init(_ semantic: Semantic, on device: Device) {
    self.semantic = semantic
    platform = device.platform
    availability = semantic.availability
    let isMac = device.platform == .mac
    regular = semantic.kind.flatMap { Appearance(of: $0, on: device, in: .regular) }
    compact = semantic.kind.flatMap { Appearance(of: $0, on: device, in: .compact) }
    let usual = device.usualSizeClass == .compact ? compact : regular
    isAvailable = semantic.kind == nil || usual != nil
    fallbacks = isAvailable ? [] : [.push, .sheet]
    sizing = Sizing(of: semantic, isMac: isMac, as: usual)
    switch semantic {
    case .push: dismissal = .leavingPush(on: device)
    case .rootSwap: dismissal = []
    default:
      if let kind = semantic.kind, let usual {
        dismissal = .closing(kind, as: usual, on: device.platform)
      } else {
        dismissal = []
      }
    }
  }

  /// The whole table for one baseline, way by way and platform by platform.
  public static func table(_ baseline: Baseline) -> [PresentationSemantics] {
    Semantic.allCases.flatMap { semantic in
      Platform.allCases.map { PresentationSemantics(semantic, on: Device($0, baseline)) }
    }
  }
}

extension Sizing {
  /// Apple's pages: `presentationDetents(_:)`, `presentationSizing(_:)`, `fullScreenCover(item:onDismiss:content:)`
  /// ("as much of the screen as possible"), `inspectorColumnWidth(_:)`. That a Mac's sheet ignores detents is what
  /// people report; the page lists macOS without saying how the modifier acts there.
  fileprivate init(of semantic: Semantic, isMac: Bool, as appearance: Appearance?) {
    switch semantic {
    case .push, .rootSwap: self = .replaces
    case .sheet: self = isMac ? .content : .detents
    case .cover: self = isMac ? .replaces : .screen
    case .popover: self = appearance == .sheet ? .detents : .content
    case .alert, .confirmationDialog: self = .system
    case .inspector: self = appearance == .sheet ? .detents : .column
    }
  }
}

extension Semantic {
  /// From which versions on its API is there; `nil` for a root swap, which is plain `if` or `switch`.
  public var availability: Availability? {
    switch self {
    case .push: Availability(iOS: Version(16), macOS: Version(13), catalyst: Version(16))
    case .sheet, .popover: Availability(iOS: Version(13), macOS: Version(10, 15), catalyst: Version(13))
    case .cover: Availability(iOS: Version(14), macOS: nil, catalyst: Version(14))
    case .alert, .confirmationDialog: Availability(iOS: Version(15), macOS: Version(12), catalyst: Version(15))
    case .inspector: Availability(iOS: Version(17), macOS: Version(14), catalyst: Version(17))
    case .rootSwap: nil
    }
  }
}
