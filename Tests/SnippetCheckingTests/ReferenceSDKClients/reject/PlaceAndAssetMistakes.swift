// baseline: iOS 16, macOS 13
import CoreLocation
import MapKit
import Photos
import PhotosUI
import WebKit

struct WrongPlaces {
  let status: [CLAuthorizationStatus] = [
    .authorizedWhenInUse,  // error(macOS): is unavailable in macOS
    .authorized,
  ]

  @available(iOS 26, macOS 26, *) var address: MKAddress {
    MKAddress(fullAddress: "Hut", shortAddress: nil)  // error: must be unwrapped
  }

  func identifier(of asset: PHAsset) -> String { asset.identifier }  // error: has no member 'identifier'

  @MainActor func stores() {
    _ = WKWebsiteDataStore()  // error: is unavailable
    _ = WKContentWorld()  // error: is unavailable
  }
}

final class Picker: PHPickerViewController {}  // error: cannot inherit from non-open class
