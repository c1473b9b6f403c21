extension UIWindowScene {
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
