import MapKit
import SwiftUI

struct Hut: Identifiable, Hashable {
  let id: Int
  let name: String
  let latitude: Double
  let longitude: Double
  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

struct HutMap: View {
  let huts: [Hut]
  @State private var position: MapCameraPosition = .automatic
  @State private var selection: Hut?
  @Namespace private var scope

  var body: some View {
    Map(position: $position, selection: $selection, scope: scope) {
      ForEach(huts) { hut in
        Marker(hut.name, systemImage: "house", coordinate: hut.coordinate)
          .tint(.brown)
          .tag(hut)
      }
      if let selection {
        Annotation("Summit", coordinate: selection.coordinate, anchor: .bottom) {
          Image(systemName: "mountain.2").padding(4).background(.thinMaterial)
        }
      }
      UserAnnotation()
      MapPolyline(coordinates: huts.map(\.coordinate))
        .stroke(.blue, lineWidth: 3)
      MapCircle(center: .init(latitude: 46, longitude: 7), radius: 500)
        .foregroundStyle(.orange.opacity(0.2))
    }
    .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .including([.campground]), showsTraffic: false))
    .mapControls {
      MapCompass()
      MapScaleView()
      MapUserLocationButton()
    }
    .onMapCameraChange(frequency: .onEnd) { context in print(context.region.center.latitude) }
    .mapScope(scope)
  }
}

struct SmallMaps: View {
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 46, longitude: 7),
    span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))

  var body: some View {
    VStack {
      Map()
      Map(initialPosition: .region(region))
      Map(initialPosition: .userLocation(fallback: .automatic)) { Marker("A", coordinate: region.center) }
        .mapStyle(.hybrid)
      Map(coordinateRegion: $region, showsUserLocation: true)
      MapReader { proxy in
        Map { EmptyMapContent() }
          .onTapGesture { point in print(proxy.convert(point, from: .local)?.latitude ?? 0) }
      }
    }
  }
}

final class MapDelegate: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "hut")
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
}

@MainActor func makeMapView(delegate: MapDelegate) -> MKMapView {
  let view = MKMapView()
  view.delegate = delegate
  let hut = MKPointAnnotation()
  hut.coordinate = CLLocationCoordinate2D(latitude: 46, longitude: 7)
  hut.title = "Hut"
  view.addAnnotation(hut)
  view.setRegion(
    MKCoordinateRegion(center: hut.coordinate, latitudinalMeters: 500, longitudinalMeters: 500), animated: true)
  return view
}

/// Shapes are on no actor, as they became content in extensions.
func outlines(of huts: [Hut]) -> (MapPolygon, MapPolyline, MapCircle) {
  let coordinates = huts.map(\.coordinate)
  return (
    MapPolygon(coordinates: coordinates), MapPolyline(coordinates: coordinates, contourStyle: .geodesic),
    MapCircle(center: coordinates[0], radius: 500)
  )
}

struct HutDetails: View {
  let hut: Hut

  var body: some View {
    Map {
      Marker(hut.name, coordinate: hut.coordinate)
        .mapItemDetailSelectionAccessory(.callout(.compact))
      Marker(hut.name, coordinate: hut.coordinate)
        .mapItemDetailSelectionAccessory()
      Marker(hut.name, coordinate: hut.coordinate)
        .mapItemDetailSelectionAccessory(nil)
    }
    .mapCameraKeyframeAnimator(trigger: hut) { camera in
      KeyframeTrack(\MapCamera.distance) { LinearKeyframe(camera.distance / 2, duration: 1) }
    }
  }
}
