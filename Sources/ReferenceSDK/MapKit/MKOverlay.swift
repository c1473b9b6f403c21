// sdk: complete
public enum MKOverlayLevel: Int, Sendable, BitwiseCopyable {
  case aboveRoads = 0
  case aboveLabels = 1
}

// sdk: partial
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

// sdk: partial
open class MKMultiPoint: MKShape {
  open var pointCount: Int { 0 }
  open func points() -> UnsafeMutablePointer<MKMapPoint> { fatalError("Nothing is drawn here") }
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {}
}

// sdk: partial
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { self.init() }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.init() }

  open var boundingMapRect: MKMapRect { MKMapRect() }
}

// sdk: partial
open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { self.init() }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.init() }

  open var interiorPolygons: [MKPolygon]? { nil }
  open var boundingMapRect: MKMapRect { MKMapRect() }
}

// sdk: partial
open class MKCircle: MKShape, MKOverlay {
  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { self.init() }
  public convenience init(mapRect: MKMapRect) { self.init() }

  open var radius: CLLocationDistance { 0 }
  open var boundingMapRect: MKMapRect { MKMapRect() }
}
