// baseline: iOS 18, macOS 15
import SwiftUI

struct TitlesOfTheNextSystem: View {
  let title: LocalizedStringResource
  @State private var text = ""

  var body: some View {
    TextField(title, text: $text)  // error: is only available in
    LabeledContent(title, value: "1")  // error: is only available in
    TabView {
      Tab(title, systemImage: "house") { Text("Home") }  // error: is only available in
    }
  }
}
