// baseline: iOS 16, macOS 13
import MapKit
import SwiftUI

struct WrongMaps {
  let center = CLLocationCoordinate2D(latitude: 46, longitude: 7)

  @MainActor var newer: some View { Map() }  // error: is only available in
  @MainActor @available(iOS 17, macOS 14, *) var label: some View {
    Map { Marker("x", at: center) }  // error: incorrect argument label
  }
  @MainActor @available(iOS 17, macOS 14, *) var style: some View {
    Map().mapStyle(.satellite)  // error: has no member 'satellite'
  }
  @MainActor @available(iOS 17, macOS 14, *) var content: some View {
    Map { Text("x") }  // error: conform to 'MapContent'
  }
  @MainActor @available(iOS 17, macOS 14, *) var binding: some View {
    Map(position: .automatic)  // error: 'Binding<MapCameraPosition>' has no member 'automatic'
  }
  var same: Bool { center == center }  // error: cannot be applied
  var coordinate: CLLocationCoordinate2D { .init(lat: 1, lon: 2) }  // error: incorrect argument labels
}
