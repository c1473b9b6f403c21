import SwiftUI

enum AppTab: Hashable {
  case home
}

struct ValuesWithoutSelection: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house", value: AppTab.home) { Text("Home") }  // error: does not conform to 'View'
    }
  }
}
