import SwiftUI

struct Titles: View {
  let name: String
  @State private var editable = "Untitled"

  var body: some View {
    Text("A").navigationTitle("Key")
    Text("B").navigationTitle(name)
    Text("C").navigationTitle(Text("Styled"))
    Text("D").navigationTitle($editable)
    Text("E").navigationTitle("Hello, \(name)")
    Text("F").navigationSubtitle("Key")
    Text("G").navigationSubtitle(name)
    Text("H").navigationBarBackButtonHidden()
    Text("I").navigationBarBackButtonHidden(true)
    Text("J").navigationDocument(URL(fileURLWithPath: "/a"))
  }
}
