// baseline: iOS 17, macOS 14
import SwiftUI

struct ToolbarVisibility: View {
  var body: some View {
    Text("A").toolbarVisibility(.hidden, for: .automatic)  // error: is only available in
  }
}

struct NewTab: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }  // error: is only available in
    }
  }
}

struct Sizing: View {
  var body: some View {
    Text("A").presentationSizing(.form)  // error: is only available in
  }
}

struct Source: View {
  @Namespace private var namespace

  var body: some View {
    Text("A").matchedTransitionSource(id: 1, in: namespace)  // error: is only available in
  }
}

struct Minimizing: View {
  var body: some View {
    TabView { Text("A") }.tabBarMinimizeBehavior(.automatic)  // error: is only available in
  }
}

struct Adaptable: View {
  var body: some View {
    TabView { Text("A") }.tabViewStyle(.sidebarAdaptable)  // error: is only available in
  }
}

struct NewSymbolEffects: View {
  var body: some View {
    Image(systemName: "mic").contentTransition(
      .symbolEffect(.replace.magic(fallback: .replace)))  // error: is only available in
    Image(systemName: "mic").symbolEffect(.bounce, options: .repeat(.continuous))  // error: is only available in
  }
}
