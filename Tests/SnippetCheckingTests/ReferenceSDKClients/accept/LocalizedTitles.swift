import SwiftUI

struct LocalizedTitles: View {
  let title: LocalizedStringResource
  let subtitle: String
  @State private var isPresented = false
  @State private var text = ""
  @State private var selection = 0
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      TabView(selection: $selection) {
        Tab(title, systemImage: "house", value: 0) { Text(title) }
        Tab(title, image: "house", value: 1, role: .search) { Text(title) }
        TabSection(title) {
          Tab(title, systemImage: "plus", value: 2) { Text(title) }
        }
      }
      NavigationLink(title) { Text(title) }
      NavigationLink(title, value: 3)
      TextField(title, text: $text)
      LabeledContent(title, value: subtitle)
    }
    .navigationTitle(title)
    .searchable(text: $text, prompt: title)
    .alert(title, isPresented: $isPresented) { Button("OK") {} }
    .alert(title, isPresented: $isPresented, presenting: item) {
      Text("\($0)")
    } message: {
      Text("\($0)")
    }
    .confirmationDialog(title, isPresented: $isPresented, titleVisibility: .visible) { Button("OK") {} }
    .confirmationDialog(title, isPresented: $isPresented) {
      Button("OK") {}
    } message: {
      Text(subtitle)
    }
    .dialogSuppressionToggle(title, isSuppressed: $isPresented)
  }
}

struct LocalizedScene: Scene {
  let title: LocalizedStringResource

  var body: some Scene {
    WindowGroup(title, id: "main") { Text(title) }
    WindowGroup(title, for: Int.self) { $value in Text("\(value ?? 0)") }
  }
}
