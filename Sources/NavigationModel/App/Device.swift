/// What the app runs on. It stays the same for a whole run.
public struct Device: Hashable, Sendable {
  public var platform: Platform
  public var baseline: Baseline

  public init(_ platform: Platform, _ baseline: Baseline = .ios26) {
    self.platform = platform
    self.baseline = baseline
  }

  /// The size class of a new window: an iPhone's is taken as compact, as its width is in portrait.
  public var usualSizeClass: SizeClass { platform == .iPhone ? .compact : .regular }
}

/// A platform. Mac stands for native macOS; Mac Catalyst behaves as iPad does as far as full-screen covers go.
public enum Platform: UInt8, Hashable, Sendable, CaseIterable {
  case iPhone, iPad, mac
}

/// The system releases that the model tells apart.
public enum Baseline: UInt8, Hashable, Sendable, CaseIterable {
  /// iOS 18, iPadOS 18, macOS 15.
  case ios18
  /// iOS 26, iPadOS 26, macOS 26.
  case ios26
}

/// The horizontal size class of a window (Apple: `UserInterfaceSizeClass`).
public enum SizeClass: UInt8, Hashable, Sendable, CaseIterable {
  case compact, regular
}
