// sdk: partial
open class NSScreen: NSObject {
  open class var main: NSScreen? { nil }
  open class var screens: [NSScreen] { [] }
  open class var deepest: NSScreen? { nil }

  open var frame: NSRect { .zero }
  open var visibleFrame: NSRect { .zero }
  open var backingScaleFactor: CGFloat { 2 }

  @available(macOS 10.15, *)
  open var localizedName: String { "" }

  @available(macOS 12.0, *)
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }

  @available(macOS 12.0, *)
  open var maximumFramesPerSecond: Int { 60 }
}
