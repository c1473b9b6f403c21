import MapKit
import SwiftUI

struct WrongViewers: View {
  @Binding var isPresented: Bool
  let scene: MKLookAroundScene?

  var body: some View {
    Text("Street")
      .lookAroundViewer(isPresented: $isPresented, initialScene: scene)  // error(macOS): unavailable in macOS
  }
}

@MainActor func preview() -> some View {
  LookAroundPreview(scene: nil)  // error: 'nil' is not compatible with expected argument type
}

func copied<Value: BitwiseCopyable>(_ value: Value) -> Value { value }

func copies(_ category: MKPointOfInterestCategory) -> MKPointOfInterestCategory {
  copied(category)  // error: conform to 'BitwiseCopyable'
}
