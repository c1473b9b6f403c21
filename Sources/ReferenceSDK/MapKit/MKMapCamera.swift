/// Where a map view looks, seen from above.
// sdk: partial
@available(iOS 7.0, macOS 10.9, tvOS 9.2, watchOS 1.0, visionOS 1.0, *)
open class MKMapCamera: NSObject, NSSecureCoding, NSCopying {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    self.init()
  }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
  }

  open var centerCoordinate = CLLocationCoordinate2D()
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  open var centerCoordinateDistance: CLLocationDistance {
    get { 0 }
    set {}
  }
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0
}
