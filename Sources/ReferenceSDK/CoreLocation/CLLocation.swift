public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationDirection = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double

// sdk: complete
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public struct CLLocationCoordinate2D: Sendable, BitwiseCopyable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// sdk: partial
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let storedCoordinate: CLLocationCoordinate2D

  public override init() {
    storedCoordinate = CLLocationCoordinate2D()
    super.init()
  }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    storedCoordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    storedCoordinate = coordinate
    super.init()
  }

  @available(iOS 4.2, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    storedCoordinate = coordinate
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedCoordinate = CLLocationCoordinate2D()
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var coordinate: CLLocationCoordinate2D { storedCoordinate }
  open var altitude: CLLocationDistance { 0 }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  open var verticalAccuracy: CLLocationAccuracy { 0 }
  open var course: CLLocationDirection { -1 }
  open var speed: CLLocationSpeed { -1 }
  open var timestamp: Date { Date() }

  @discardableResult
  open func distance(from location: CLLocation) -> CLLocationDistance { 0 }
}

public typealias CLHeadingComponentValue = Double

// sdk: complete
@available(iOS 3.0, macOS 10.7, watchOS 2.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class CLHeading: NSObject, NSCopying, NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { 0 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: CLHeadingComponentValue { 0 }
  open var y: CLHeadingComponentValue { 0 }
  open var z: CLHeadingComponentValue { 0 }
  open var timestamp: Date { Date() }
}

// sdk: partial
@available(iOS 5.0, macOS 10.8, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public init(placemark: CLPlacemark) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var location: CLLocation? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
}

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

// sdk: complete
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public enum CLAuthorizationStatus: Int32, Sendable, BitwiseCopyable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  @available(macOS, unavailable)
  case authorizedWhenInUse = 4

  @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Use kCLAuthorizationStatusAuthorizedAlways")
  @available(macOS 10.6, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

// sdk: partial
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var location: CLLocation? { nil }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  @discardableResult
  open class func locationServicesEnabled() -> Bool { false }
  @available(iOS 8.0, macOS 10.15, tvOS 9.0, watchOS 2.0, *)
  open func requestWhenInUseAuthorization() {}
  @available(iOS 8.0, macOS 10.15, watchOS 2.0, *)
  @available(tvOS, unavailable)
  open func requestAlwaysAuthorization() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  @available(iOS 9.0, macOS 10.14, tvOS 9.0, watchOS 2.0, *)
  open func requestLocation() {}
}

// sdk: partial
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

// Optional requirements.
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
