import SwiftUI

struct PageStyle: View {
  var body: some View {
    TabView { Text("A") }
      .tabViewStyle(.page)  // error(macOS): unavailable in macOS
  }
}

struct PageStyleWithIndex: View {
  var body: some View {
    TabView { Text("A") }
      .tabViewStyle(.page(indexDisplayMode: .never))  // error(macOS): unavailable in macOS
  }
}

struct BottomAccessory: View {
  var body: some View {
    TabView { Text("A") }
      .tabViewBottomAccessory { Text("Accessory") }  // error(macOS): unavailable in macOS
  }
}

struct Minimizing: View {
  var body: some View {
    TabView { Text("A") }
      .tabBarMinimizeBehavior(.onScrollDown)  // error(macOS): unavailable in macOS
  }
}

struct VerticalPages: View {
  var body: some View {
    TabView { Text("A") }
      .tabViewStyle(.verticalPage)  // error: unavailable in
  }
}
