// sdk: partial
@MainActor
open class NSResponder: NSObject {
  nonisolated public override init() {
    super.init()
  }

  open var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open var userActivity: NSUserActivity?

  open func becomeFirstResponder() -> Bool {
    false
  }

  open func resignFirstResponder() -> Bool {
    false
  }
}

// sdk: partial
@MainActor
open class NSView: NSResponder {
  public init(frame frameRect: NSRect = .zero) {
    frame = frameRect
    bounds = NSRect(origin: .zero, size: frameRect.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  open var frame: NSRect
  open var bounds: NSRect
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) var superview: NSView?
  open var subviews: [NSView] = []
  open var window: NSWindow? { nil }
  open var intrinsicContentSize: NSSize { .zero }

  open func addSubview(_ view: NSView) {
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func layout() {}
  open func draw(_ dirtyRect: NSRect) {}
}

// sdk: partial
@MainActor
open class NSViewController: NSResponder {
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var view: NSView = NSView()
  open var title: String?
  open var preferredContentSize: NSSize = .zero

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
}
