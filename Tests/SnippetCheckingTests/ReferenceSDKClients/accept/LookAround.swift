import MapKit
import SwiftUI

struct StreetView: View {
  let place: CLLocationCoordinate2D
  @State private var scene: MKLookAroundScene?

  var body: some View {
    LookAroundPreview(scene: $scene, badgePosition: .bottomTrailing)
      .task {
        let request = MKLookAroundSceneRequest(coordinate: place)
        scene = try? await request.scene
      }
      .onTapGesture {
        MKLookAroundSceneRequest(coordinate: place).getSceneWithCompletionHandler { found, _ in scene = found }
      }
  }
}

@MainActor func fixedView(of scene: MKLookAroundScene?) -> some View {
  LookAroundPreview(initialScene: scene, allowsNavigation: false, showsRoadLabels: false, pointsOfInterest: .all)
}

/// Coordinates are animated by their degrees.
struct Flight: Animatable {
  var place: CLLocationCoordinate2D

  var animatableData: CLLocationCoordinate2D.AnimatableData {
    get { place.animatableData }
    set { place.animatableData = newValue }
  }
}

@MainActor func camera(of map: MKMapView) -> MapCamera {
  map.setCamera(
    MKMapCamera(lookingAtCenter: map.centerCoordinate, fromDistance: 900, pitch: 30, heading: 0), animated: true)
  return MapCamera(map.camera)
}

// Structures and enumerations of C are copied bit by bit.
func copied<Value: BitwiseCopyable>(_ value: Value) -> Value { value }

func copies(
  _ region: MKCoordinateRegion, _ rect: MKMapRect, _ type: MKMapType, _ status: CLAuthorizationStatus
) -> Bool {
  copied(region).center.latitude == copied(rect).origin.y && copied(type) == .standard
    && copied(status) == .notDetermined && copied(CGAffineTransform.identity).isIdentity
}
