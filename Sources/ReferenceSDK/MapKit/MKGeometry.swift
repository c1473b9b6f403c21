// sdk: complete
public struct MKCoordinateSpan: Sendable, BitwiseCopyable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

// sdk: partial
public struct MKCoordinateRegion: Sendable, BitwiseCopyable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(center: centerCoordinate, span: MKCoordinateSpan())
  }

  public init(_ rect: MKMapRect) {
    self.init()
  }
}

// sdk: partial
public struct MKMapPoint: Sendable, BitwiseCopyable {
  public var x: Double
  public var y: Double

  public init() {
    self.init(x: 0, y: 0)
  }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: coordinate.longitude, y: coordinate.latitude)
  }

  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: y, longitude: x) }
}

// sdk: partial
public struct MKMapSize: Sendable, BitwiseCopyable {
  public var width: Double
  public var height: Double

  public init() {
    self.init(width: 0, height: 0)
  }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

// sdk: partial
public struct MKMapRect: Sendable, BitwiseCopyable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() {
    self.init(origin: MKMapPoint(), size: MKMapSize())
  }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
  public static let null = MKMapRect()
}

// sdk: partial
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
}
