import SwiftUI

struct SourceShapes: View {
  @Namespace private var namespace

  var body: some View {
    Text("a").matchedTransitionSource(id: 1, in: namespace) {
      $0.clipShape(Circle())  // error: 'clipShape' is unavailable
    }
  }
}
