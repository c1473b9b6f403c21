// baseline: iOS 16, macOS 13
import SwiftUI

struct ItemDestination: View {
  @State private var item: Int?

  var body: some View {
    Text("A").navigationDestination(item: $item) { Text("\($0)") }  // error: is only available in
  }
}

struct Inspected: View {
  var body: some View {
    Text("A").inspector(isPresented: .constant(true)) { Text("I") }  // error: is only available in
  }
}

struct Compact: View {
  var body: some View {
    Text("A").presentationCompactAdaptation(.none)  // error: is only available in
  }
}

struct Corner: View {
  var body: some View {
    Text("A").presentationCornerRadius(12)  // error: is only available in
  }
}

struct PresentedSearch: View {
  var body: some View {
    Text("A").searchable(text: .constant(""), isPresented: .constant(true))  // error: is only available in
  }
}
