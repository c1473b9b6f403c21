// platforms: iOS
import SwiftUI

struct Story: Identifiable {
  let id: Int
}

struct Covers: View {
  @State private var isShown = false
  @State private var story: Story?

  var body: some View {
    Text("A")
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }
      .fullScreenCover(isPresented: $isShown, onDismiss: {}) { Text("Cover") }
      .fullScreenCover(item: $story) { story in Text("\(story.id)") }
  }
}
