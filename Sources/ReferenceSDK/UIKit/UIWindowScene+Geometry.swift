extension UIWindowScene {
  // sdk: partial
  @available(iOS 16.0, *)
  open class Geometry: NSObject, NSCopying {
    override init() {
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var coordinateSpace: any UICoordinateSpace { fatalError("There is no window here") }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    @available(iOS 26.0, *)
    open var isInterfaceOrientationLocked: Bool { false }
    @available(iOS 26.0, *)
    open var isInteractivelyResizing: Bool { false }
  }

  // sdk: complete
  @available(iOS 16.0, *)
  open class GeometryPreferences: NSObject {
    override init() {
      super.init()
    }

    // sdk: complete
    @available(iOS 16.0, *)
    open class iOS: UIWindowScene.GeometryPreferences {
      public override init() {
        super.init()
      }

      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
      }
    }
  }
}

@available(iOS 16.0, *)
extension UIWindowScene.GeometryPreferences.iOS {
  public var interfaceOrientations: UIInterfaceOrientationMask? {
    get { nil }
    set {}
  }
}
