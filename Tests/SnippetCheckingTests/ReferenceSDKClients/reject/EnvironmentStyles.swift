// baseline: iOS 18, macOS 15
import SwiftUI

struct WrongType: View {
  var body: some View {
    Text("a").environment(\.font, 12)  // error: cannot convert value of type 'Int' to expected argument type 'Font
  }
}

struct ReadOnly: View {
  var body: some View {
    Text("b").environment(\.isPresented, true)  // error: cannot convert value of type
  }
}

struct OnPhonesOnly: View {
  @Environment(\.editMode) private var editMode  // error(macOS): 'editMode' is unavailable in macOS
  var body: some View {
    Text("c")
  }
}
