import SwiftUI

struct Zoom: View {
  @Namespace private var namespace

  var body: some View {
    Text("A")
      .navigationTransition(.zoom(sourceID: 1, in: namespace))  // error(macOS): unavailable in macOS
  }
}
