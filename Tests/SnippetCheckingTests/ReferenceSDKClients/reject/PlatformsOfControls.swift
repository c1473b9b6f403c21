import SwiftUI

struct Platforms: View {
  @State private var text = ""
  @State private var choice = 1

  var body: some View {
    VStack {
      EditButton()  // error(macOS): 'EditButton' is unavailable in macOS
      TextField("Name", text: $text)
        .textInputAutocapitalization(.never)  // error(macOS): is unavailable in macOS
      Picker("Choice", selection: $choice) { Text("x") }
        .pickerStyle(.wheel)  // error(macOS): 'wheel' is unavailable in macOS
      Picker("Choice", selection: $choice) { Text("x") }
        .pickerStyle(.radioGroup)  // error(iOS): 'radioGroup' is unavailable in iOS
      Button("Link") {}
        .buttonStyle(.link)  // error(iOS): 'link' is unavailable in iOS
      List { Text("x") }
        .listStyle(.insetGrouped)  // error(macOS): 'insetGrouped' is unavailable in macOS
      List { Text("x") }
        .listSectionSpacing(.compact)  // error(macOS): is unavailable in macOS
      Text("x")
        .statusBarHidden()  // error(macOS): is unavailable in macOS
      Text("x")
        .hoverEffect(.lift)  // error(macOS): is unavailable in macOS
      HSplitView { Text("x") }  // error(iOS): 'HSplitView' is unavailable in iOS
      Toggle("On", isOn: .constant(true))
        .toggleStyle(.checkbox)  // error(iOS): 'checkbox' is unavailable in iOS
    }
  }
}
