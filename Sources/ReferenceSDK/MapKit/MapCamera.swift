import ReferenceSwiftUI

/// Where a map looks.
// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapCameraPosition: Equatable {
  public static var automatic: MapCameraPosition { .init() }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { .init() }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init() }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .init() }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition { .init() }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    .init()
  }

  public var camera: MapCamera? { nil }
  public var region: MKCoordinateRegion? { nil }
  public var rect: MKMapRect? { nil }
  public var item: MKMapItem? { nil }
  public var positionedByUser: Bool { false }
  public var followsUserLocation: Bool { false }
  public var followsUserHeading: Bool { false }
  public var fallbackPosition: MapCameraPosition? { nil }
  public var allowsAutomaticPitch: Bool { false }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapCamera: Equatable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double

  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  @available(watchOS, unavailable)
  public init(_ camera: MKMapCamera) {
    self.init(centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance)
  }

  public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool { lhs.distance == rhs.distance }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension CLLocationCoordinate2D: Animatable {
  public var animatableData: AnimatablePair<CLLocationDegrees, CLLocationDegrees> {
    get { AnimatablePair(latitude, longitude) }
    set { (latitude, longitude) = (newValue.first, newValue.second) }
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapCameraBounds {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapCameraUpdateContext {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapCameraUpdateFrequency {
  public static var onEnd: MapCameraUpdateFrequency { .init() }
  public static var continuous: MapCameraUpdateFrequency { .init() }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct MapInteractionModes: OptionSet {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  nonisolated(unsafe) public static let pan = MapInteractionModes(rawValue: 1 << 0)
  nonisolated(unsafe) public static let zoom = MapInteractionModes(rawValue: 1 << 1)
  nonisolated(unsafe) public static let all = MapInteractionModes(rawValue: 0xf)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated(unsafe) public static let rotate = MapInteractionModes(rawValue: 1 << 2)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated(unsafe) public static let pitch = MapInteractionModes(rawValue: 1 << 3)
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapStyle {
  public static var standard: MapStyle { .init() }
  public static var imagery: MapStyle { .init() }
  public static var hybrid: MapStyle { .init() }

  public static func standard(
    elevation: MapStyle.Elevation = .automatic, emphasis: MapStyle.StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .init() }

  public static func imagery(elevation: MapStyle.Elevation = .automatic) -> MapStyle { .init() }

  public static func hybrid(
    elevation: MapStyle.Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .init() }

  // sdk: complete
  public struct Elevation {
    public static var automatic: MapStyle.Elevation { .init() }
    public static var flat: MapStyle.Elevation { .init() }
    public static var realistic: MapStyle.Elevation { .init() }
  }

  // sdk: complete
  public struct StandardEmphasis {
    public static var automatic: MapStyle.StandardEmphasis { .init() }
    public static var muted: MapStyle.StandardEmphasis { .init() }
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct PointOfInterestCategories: ExpressibleByArrayLiteral {
  public init(arrayLiteral: MKPointOfInterestCategory...) {}

  public static var all: PointOfInterestCategories { .init() }
  public static var excludingAll: PointOfInterestCategories { .init() }
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .init() }
  public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .init() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .init() }
  public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapFeature {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var title: String? { nil }
  public var kind: MapFeature.FeatureKind { .pointOfInterest }
  public var backgroundColor: Color? { nil }
  public var image: Image? { nil }
  public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }

  // sdk: complete
  public struct FeatureKind: Equatable {
    public static var pointOfInterest: MapFeature.FeatureKind { .init() }
    public static var territory: MapFeature.FeatureKind { .init() }
    public static var physicalFeature: MapFeature.FeatureKind { .init() }
  }
}

@available(iOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MapFeature: Hashable {
  public static func == (lhs: MapFeature, rhs: MapFeature) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

@available(*, unavailable)
extension MapFeature: Sendable {}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol MapSelectable: Hashable {
  var feature: MapFeature? { get }
  init(_ feature: MapFeature?)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Never: MapSelectable {
  public var feature: MapFeature? {
    get { nil }
    set {}
  }
  public init(_ feature: MapFeature?) { fatalError("Nothing is never selected") }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct MapSelection<SelectionValue>: MapSelectable where SelectionValue: Hashable {
  public private(set) var value: SelectionValue?
  public var feature: MapFeature? { nil }

  public init(_ value: SelectionValue) {
    self.value = value
  }

  public init(_ feature: MapFeature?) {}
}

@available(*, unavailable)
extension MapSelection: Sendable {}
