extension UIViewController {
  /// How a view controller comes and goes.
  // sdk: complete
  @available(iOS 18.0, *)
  open class Transition: NSObject {
    @available(*, unavailable)
    public override init() {
      super.init()
    }
  }
}

@available(iOS 18.0, *)
extension UIViewController.Transition {
  public static func zoom(
    options: UIViewController.Transition.ZoomOptions? = nil,
    sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
  ) -> Self { fatalError("Transitions don't run here") }
  @available(iOS 26.0, *)
  public static func zoom(
    options: UIViewController.Transition.ZoomOptions? = nil,
    sourceBarButtonItemProvider:
      @escaping (UIViewController.Transition.ZoomSourceViewProviderContext)
      -> UIBarButtonItem?
  ) -> Self { fatalError("Transitions don't run here") }
  public static var coverVertical: Self { fatalError("Transitions don't run here") }
  public static var flipHorizontal: Self { fatalError("Transitions don't run here") }
  public static var crossDissolve: Self { fatalError("Transitions don't run here") }
  public static var partialCurl: Self { fatalError("Transitions don't run here") }

  /// The view controllers between which a zoom transition runs.
  // sdk: complete
  @available(iOS 18.0, *)
  open class ZoomSourceViewProviderContext: NSObject {
    @available(*, unavailable)
    public override init() {
      super.init()
    }

    open var sourceViewController: UIViewController { fatalError("Transitions don't run here") }
    open var zoomedViewController: UIViewController { fatalError("Transitions don't run here") }
  }

  /// What a zoom transition does beside zooming.
  // sdk: partial
  @available(iOS 18.0, *)
  open class ZoomOptions: NSObject, NSCopying {
    public override init() {
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var interactiveDismissShouldBegin: ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?
    open var dimmingColor: UIColor?
    open var dimmingVisualEffect: UIBlurEffect?

    // sdk: complete
    @available(iOS 18.0, *)
    open class InteractionContext: NSObject {
      open var location: CGPoint { .zero }
      open var velocity: CGVector { .zero }
      open var willBegin: Bool { false }
    }

    // sdk: complete
    @available(iOS 18.0, *)
    open class AlignmentRectContext: NSObject {
      open var sourceView: UIView { fatalError("Transitions don't run here") }
      open var zoomedViewController: UIViewController { fatalError("Transitions don't run here") }
    }
  }
}

@available(iOS 18.0, *)
extension UIViewController.Transition.ZoomOptions {
  public var alignmentRectProvider:
    ((_ context: UIViewController.Transition.ZoomOptions.AlignmentRectContext) -> CGRect?)?
  {
    get { nil }
    set {}
  }
}
