import SwiftUI

struct AutomaticTransition: View {
  @Namespace private var namespace

  var body: some View {
    NavigationStack {
      Text("Source").matchedTransitionSource(id: "a", in: namespace)
      Text("Detail").navigationTransition(.automatic)
    }
  }
}
