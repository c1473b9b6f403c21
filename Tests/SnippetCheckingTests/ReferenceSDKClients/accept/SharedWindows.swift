// platforms: macOS
import SwiftUI

struct SharedWindows: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Share") {
      Task {
        try await openWindow(id: "board", sharingBehavior: .requested)
        try await openWindow(value: 3, sharingBehavior: .required)
        try await openWindow(id: "board", value: 3, sharingBehavior: .required)
      }
    }
  }
}
