import MapKit
import SwiftUI

struct RouteMap: View {
  let destination: MKMapItem
  @State private var route: MKRoute?
  @State private var detail: MKMapItem?

  var body: some View {
    Map {
      if let route {
        MapPolyline(route)
          .stroke(.blue, lineWidth: 5)
          .mapOverlayLevel(level: .aboveRoads)
        ForEach(route.steps, id: \.self) { step in
          MapPolyline(step.polyline)
        }
      }
    }
    .mapItemDetailPopover(item: $detail, arrowEdge: .bottom)
    .task { route = try? await findRoute() }
  }

  func findRoute() async throws -> MKRoute? {
    let request = MKDirections.Request()
    request.source = MKMapItem.forCurrentLocation()
    request.destination = destination
    request.transportType = [.walking, .automobile]
    let response = try await MKDirections(request: request).calculate()
    return response.routes.first
  }
}
