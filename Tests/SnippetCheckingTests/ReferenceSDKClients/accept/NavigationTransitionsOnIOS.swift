// platforms: iOS
import SwiftUI

struct ZoomingGrid: View {
  @Namespace private var namespace
  let ids = [1, 2, 3]

  var body: some View {
    NavigationStack {
      ForEach(ids, id: \.self) { id in
        NavigationLink {
          Text("Detail").navigationTransition(.zoom(sourceID: id, in: namespace))
        } label: {
          Text("Source")
            .matchedTransitionSource(id: id, in: namespace) { source in
              source.background(.blue).shadow(radius: 4)
            }
        }
      }
    }
  }
}
