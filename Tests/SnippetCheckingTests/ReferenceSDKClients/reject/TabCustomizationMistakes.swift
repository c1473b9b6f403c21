import SwiftUI

struct CustomizationWithoutBinding: View {
  @State private var customization = TabViewCustomization()

  var body: some View {
    TabView { Text("A") }
      .tabViewCustomization(customization)  // error: cannot convert value
  }
}

struct SidebarPlacement: View {
  var body: some View {
    TabView {
      Tab("A", systemImage: "a") { Text("A") }
        .customizationBehavior(.automatic, for: .sidebar)  // error(macOS): unavailable in macOS
    }
  }
}

struct ModifierOfViews: View {
  var body: some View {
    TabView {
      Tab("A", systemImage: "a") { Text("A") }
        .padding()  // error: no member 'padding'
    }
  }
}

struct OrderIsReadOnly {
  var customization = TabViewCustomization()

  mutating func change() {
    customization[section: "a"].tabOrder = []  // error: setter
  }
}
