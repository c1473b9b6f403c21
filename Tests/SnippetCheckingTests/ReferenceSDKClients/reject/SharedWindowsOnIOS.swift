// platforms: iOS
import SwiftUI

struct SharedWindow: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Share") {
      Task {
        try await openWindow(id: "board", sharingBehavior: .requested)  // error: is unavailable in iOS
      }
    }
  }
}
