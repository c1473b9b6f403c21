import SwiftUI

struct Item: Hashable {
  var title: String
}

struct LinkForms: View {
  let item: Item
  let maybe: Item?

  var body: some View {
    NavigationStack {
      NavigationLink("Key", value: item)
      NavigationLink(item.title, value: item)
      NavigationLink(value: item) { Text("Label") }
      NavigationLink(value: maybe) { Text("Disabled when nil") }
      NavigationLink("Codable", value: 42)
      NavigationLink("Destination") { Text("There") }
      NavigationLink(item.title) { Text("There") }
      NavigationLink {
        Text("There")
      } label: {
        Text("Label")
      }
      NavigationLink(destination: Text("There")) { Text("Label") }
      NavigationLink(destination: Text("There"), label: { Text("Label") })
      NavigationLink("Old", destination: Text("There"))
    }
  }
}

struct DeprecatedLinkForms: View {
  @State private var isActive = false
  @State private var selection: Int?

  var body: some View {
    NavigationView {
      NavigationLink("A", isActive: $isActive) { Text("There") }
      NavigationLink(isActive: $isActive) {
        Text("There")
      } label: {
        Text("A")
      }
      NavigationLink("B", destination: Text("There"), isActive: $isActive)
      NavigationLink(destination: Text("There"), tag: 1, selection: $selection) { Text("C") }
      NavigationLink("D", tag: 2, selection: $selection) { Text("There") }
    }
    .navigationViewStyle(.automatic)
  }
}
