// sdk: partial
@MainActor @preconcurrency
open class NSStackView: NSView {
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
  }

  open var orientation: NSUserInterfaceLayoutOrientation = .horizontal
  open var alignment: NSLayoutConstraint.Attribute = .centerY
  open var edgeInsets = NSEdgeInsets()
  open var distribution: NSStackView.Distribution = .gravityAreas
  open var spacing: CGFloat = 8
  open var detachesHiddenViews = true
  open var arrangedSubviews: [NSView] { [] }
  open func addArrangedSubview(_ view: NSView) {}
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {}
  open func removeArrangedSubview(_ view: NSView) {}
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
  open func addView(_ view: NSView, in gravity: NSStackView.Gravity) {}
  open func setViews(_ views: [NSView], in gravity: NSStackView.Gravity) {}

  // sdk: partial
  public enum Gravity: Int, Sendable, BitwiseCopyable {
    case top = 1
    case center = 2
    case bottom = 3
    public static var leading: Gravity { .top }
    public static var trailing: Gravity { .bottom }
  }

  // sdk: complete
  public enum Distribution: Int, Sendable, BitwiseCopyable {
    case gravityAreas = -1
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

}

// sdk: partial
@MainActor @preconcurrency
open class NSClipView: NSView {
  open var documentView: NSView?
  open var documentVisibleRect: NSRect { .zero }
  open var drawsBackground = true
  open var backgroundColor: NSColor = .white
  open func scroll(to newOrigin: NSPoint) {}
}

// sdk: partial
@MainActor @preconcurrency
open class NSScrollView: NSView {
  open var documentView: NSView?
  open var contentView = NSClipView()
  open var contentSize: NSSize { .zero }
  open var documentVisibleRect: NSRect { .zero }
  open var borderType: NSBorderType = .noBorder
  open var backgroundColor: NSColor = .white
  open var drawsBackground = true
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var scrollerStyle: NSScroller.Style = .overlay
  open var automaticallyAdjustsContentInsets = true
  open var contentInsets = NSEdgeInsets()
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  open func reflectScrolledClipView(_ cView: NSClipView) {}
  open func flashScrollers() {}
}

// sdk: partial
@MainActor @preconcurrency
open class NSScroller: NSControl {
  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case legacy = 0
    case overlay = 1
  }

}
