// platforms: iOS, macOS
import CoreLocation
import MapKit
import Photos
import WebKit

@MainActor struct Hut {
  let coordinate = CLLocationCoordinate2D(latitude: 46, longitude: 7)

  func annotations() -> [any MKAnnotation] {
    let shape: MKShape = MKPointAnnotation(coordinate: coordinate, title: "Hut", subtitle: nil)
    return [shape, MKPointAnnotation(coordinate: coordinate), MKUserLocation()]
  }

  @available(iOS 26.0, macOS 26.0, *)
  func item() -> MKMapItem {
    let address = MKAddress(fullAddress: "Hut, Alps", shortAddress: nil)
    let item = MKMapItem(location: CLLocation(latitude: 46, longitude: 7), address: address)
    item.timeZone = nil
    return item
  }

  func name(of placemark: CLPlacemark) -> String? { placemark.locality ?? placemark.name }
  nonisolated func identifier(of asset: PHAsset) -> String { (asset as PHObject).localIdentifier }

  func ask() async {
    await PHPhotoLibrary.requestAuthorization(for: .readWrite)
  }

  func policy(_ action: WKNavigationAction) -> WKNavigationActionPolicy {
    if #available(iOS 14.5, macOS 11.3, *), action.shouldPerformDownload { return .download }
    return .allow
  }
}

@MainActor func title(of view: WKWebView) async throws -> String {
  let value: Any? = try await view.evaluateJavaScript("document.title")
  return value.map { "\($0)" } ?? ""
}
