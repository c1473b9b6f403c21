// baseline: iOS 16, macOS 13
import SwiftUI

struct Newer: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text("x").glassEffect()  // error: is only available in
      ContentUnavailableView("x", systemImage: "x")  // error: is only available in
      Text("x").scrollPosition(id: .constant(1))  // error: is only available in
      Text("x").symbolEffect(.pulse)  // error: is only available in
      Text("x").sensoryFeedback(.success, trigger: 1)  // error: is only available in
      Text("x").onKeyPress(.space) { .handled }  // error: is only available in
      Button("x") {}.buttonStyle(.glass)  // error: is only available in
      Text("x").animation(.default) { $0.opacity(1) }  // error: is only available in
      Text("x").contentMargins(8)  // error: is only available in
    }
  }
}
