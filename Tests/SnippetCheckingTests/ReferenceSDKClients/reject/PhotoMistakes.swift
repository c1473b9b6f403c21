// baseline: iOS 16, macOS 13
import PhotosUI
import SwiftUI

struct WrongPickers {
  @State var item: PhotosPickerItem?
  @State var items: [PhotosPickerItem] = []

  var one: some View { PhotosPicker("x", selection: item) }  // error: cannot convert
  var many: some View { PhotosPicker("x", selection: $item, maxSelectionCount: 2) }  // error: cannot convert
  var filter: some View { PhotosPicker("x", selection: $item, matching: .photos) }  // error: has no member 'photos'
  var inline: some View { PhotosPicker("x", selection: $item).photosPickerStyle(.inline) }  // error: is only
}

final class Delegate: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinish results: [PHPickerResult]) {}  // error: different argument
}
