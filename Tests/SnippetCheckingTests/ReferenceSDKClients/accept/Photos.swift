import PhotosUI
import SwiftUI

struct SummitPhotos: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var image: Image?
  @State private var isPicking = false

  var body: some View {
    VStack {
      image
      PhotosPicker("Choose", selection: $item, matching: .images)
      PhotosPicker(selection: $item, matching: .any(of: [.images, .not(.livePhotos)])) {
        Label("Choose", systemImage: "photo")
      }
      PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .images) { Text("Three") }
      PhotosPicker(
        "Ordered", selection: $items, selectionBehavior: .ordered, matching: .images, photoLibrary: .shared())
    }
    .photosPicker(isPresented: $isPicking, selection: $items)
    .photosPickerStyle(.inline)
    .task(id: item) {
      image = try? await item?.loadTransferable(type: Image.self)
    }
    .onChange(of: items) { _, items in
      Task {
        for item in items {
          if let data = try await item.loadTransferable(type: Data.self) { print(data.count) }
        }
      }
    }
  }
}

func makeConfiguration() -> PHPickerConfiguration {
  var configuration = PHPickerConfiguration(photoLibrary: .shared())
  configuration.filter = .images
  configuration.selectionLimit = 5
  configuration.selection = .ordered
  configuration.preferredAssetRepresentationMode = .current
  return configuration
}
