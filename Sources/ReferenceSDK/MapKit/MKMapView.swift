#if os(iOS)
  public typealias _MapViewBase = UIView
#elseif os(macOS)
  public typealias _MapViewBase = NSView
#endif

// sdk: complete
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

// Optional requirements.
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

// sdk: complete
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

// sdk: complete
open class MKPointAnnotation: MKShape {
  public override init() {
    super.init()
  }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
  }

  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init()
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D() }
    set {}
  }
}

// sdk: complete
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var location: CLLocation? { nil }
  open var isUpdating: Bool { false }
  open var heading: CLHeading? { nil }
  open var title: String?
  open var subtitle: String?
}

// sdk: partial
@MainActor @preconcurrency
open class MKAnnotationView: _MapViewBase {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var annotation: (any MKAnnotation)?
  open var isEnabled = true
  open var isSelected = false
  open var canShowCallout = false
  open var centerOffset: CGPoint = .zero
  open var clusteringIdentifier: String?
  open func prepareForReuse() {}
}

// sdk: partial
@available(iOS 11.0, macOS 11.0, tvOS 11.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  open var glyphText: String?
}

// sdk: partial
@MainActor @preconcurrency
open class MKMapView: _MapViewBase {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType: MKMapType = .standard
  open var region = MKCoordinateRegion()
  open var centerCoordinate = CLLocationCoordinate2D()
  open var visibleMapRect = MKMapRect()
  open var camera = MKMapCamera()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open var userLocation: MKUserLocation { MKUserLocation() }
  open var annotations: [any MKAnnotation] { [] }
  open var selectedAnnotations: [any MKAnnotation] = []

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {}
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {}
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {}
  @discardableResult
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) {}
  open func addAnnotations(_ annotations: [any MKAnnotation]) {}
  open func removeAnnotation(_ annotation: any MKAnnotation) {}
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {}
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  @discardableResult
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  @discardableResult
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  @discardableResult
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
}

// sdk: complete
public enum MKMapType: UInt, Sendable, BitwiseCopyable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}

// sdk: partial
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

// Optional requirements.
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}

// sdk: partial
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  @available(iOS, introduced: 10.0, deprecated: 26.0)
  @available(macOS, introduced: 10.12, deprecated: 26.0)
  @available(tvOS, introduced: 10.0, deprecated: 26.0)
  @available(watchOS, introduced: 3.0, deprecated: 26.0)
  @available(visionOS, introduced: 1.0, deprecated: 26.0)
  public init(coordinate: CLLocationCoordinate2D) {
    preconditionFailure()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

// sdk: partial
open class MKMapItem: NSObject, NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  @available(iOS, introduced: 6.0, deprecated: 26.0, message: "Use init(location:address:)")
  @available(macOS, introduced: 10.9, deprecated: 26.0, message: "Use init(location:address:)")
  @available(tvOS, introduced: 9.2, deprecated: 26.0, message: "Use init(location:address:)")
  @available(watchOS, introduced: 2.0, deprecated: 26.0, message: "Use init(location:address:)")
  @available(visionOS, introduced: 1.0, deprecated: 26.0, message: "Use init(location:address:)")
  public init(placemark: MKPlacemark) {
    super.init()
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public init(location: CLLocation, address: MKAddress?) {
    super.init()
  }

  @discardableResult
  open class func forCurrentLocation() -> MKMapItem { fatalError("There is no location here") }

  @available(
    iOS, introduced: 6.0, deprecated: 26.0, message: "Use location, address and addressRepresentations instead"
  )
  @available(
    macOS, introduced: 10.9, deprecated: 26.0, message: "Use location, address and addressRepresentations instead"
  )
  @available(
    tvOS, introduced: 9.2, deprecated: 26.0, message: "Use location, address and addressRepresentations instead"
  )
  @available(
    watchOS, introduced: 2.0, deprecated: 26.0, message: "Use location, address and addressRepresentations instead"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 26.0, message: "Use location, address and addressRepresentations instead"
  )
  open var placemark: MKPlacemark { fatalError("There is no placemark here") }

  open var isCurrentLocation: Bool { false }
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  open var location: CLLocation { CLLocation(latitude: 0, longitude: 0) }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  open var address: MKAddress? { nil }

  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
open class MKAddress: NSObject {
  public init?(fullAddress: String, shortAddress: String?) {
    super.init()
  }

  open var fullAddress: String { "" }
  open var shortAddress: String? { nil }
}
