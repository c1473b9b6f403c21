import ReferenceSwiftUI

// What maps showed before they had content.

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct _MapAnnotationData {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public protocol MapAnnotationProtocol {
  var _annotationData: _MapAnnotationData { get }
}

// sdk: complete
@available(
  iOS, introduced: 14.0, deprecated: 17.0,
  message: "Use Annotation along with Map initializers that take a MapContentBuilder instead."
)
@available(
  macOS, introduced: 11.0, deprecated: 14.0,
  message: "Use Annotation along with Map initializers that take a MapContentBuilder instead."
)
@available(
  tvOS, introduced: 14.0, deprecated: 17.0,
  message: "Use Annotation along with Map initializers that take a MapContentBuilder instead."
)
@available(
  watchOS, introduced: 7.0, deprecated: 10.0,
  message: "Use Annotation along with Map initializers that take a MapContentBuilder instead."
)
public struct MapAnnotation<Content>: MapAnnotationProtocol where Content: View {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}

  public var _annotationData: _MapAnnotationData { _MapAnnotationData() }
}

// sdk: complete
@available(iOS, introduced: 14.0, deprecated: 16.0, message: "Use Marker")
@available(macOS, introduced: 11.0, deprecated: 13.0, message: "Use Marker")
@available(tvOS, introduced: 14.0, deprecated: 16.0, message: "Use Marker")
@available(watchOS, introduced: 7.0, deprecated: 9.0, message: "Use Marker")
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}

  public var _annotationData: _MapAnnotationData { _MapAnnotationData() }
}

// sdk: complete
@available(
  iOS, introduced: 14.0, deprecated: 17.0,
  message: "Use Marker along with Map initializers that take a MapContentBuilder instead."
)
@available(
  macOS, introduced: 11.0, deprecated: 14.0,
  message: "Use Marker along with Map initializers that take a MapContentBuilder instead."
)
@available(
  tvOS, introduced: 14.0, deprecated: 17.0,
  message: "Use Marker along with Map initializers that take a MapContentBuilder instead."
)
@available(
  watchOS, introduced: 7.0, deprecated: 10.0,
  message: "Use Marker along with Map initializers that take a MapContentBuilder instead."
)
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}

  public var _annotationData: _MapAnnotationData { _MapAnnotationData() }
}

// sdk: complete
@available(
  iOS, introduced: 14.0, deprecated: 17.0,
  message:
    "Use Map initializers that take a `position` parameter along with\nMapCameraPosition.userLocation to configure the user location\ntracking behavior."
)
@available(
  macOS, introduced: 11.0, deprecated: 14.0,
  message:
    "Use Map initializers that take a `position` parameter along with\nMapCameraPosition.userLocation to configure the user location\ntracking behavior."
)
@available(
  tvOS, introduced: 14.0, deprecated: 17.0,
  message:
    "Use Map initializers that take a `position` parameter along with\nMapCameraPosition.userLocation to configure the user location\ntracking behavior."
)
@available(
  watchOS, introduced: 7.0, deprecated: 10.0,
  message:
    "Use Map initializers that take a `position` parameter along with\nMapCameraPosition.userLocation to configure the user location\ntracking behavior."
)
public enum MapUserTrackingMode: Hashable {
  case none
  case follow
  @available(iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  case followWithHeading
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct _DefaultAnnotatedMapContent<Items>: View, Sendable
where Items: RandomAccessCollection, Items.Element: Identifiable {
  public var body: some View { EmptyView() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct _DefaultMapContent: View, Sendable {
  public var body: some View { EmptyView() }
}
