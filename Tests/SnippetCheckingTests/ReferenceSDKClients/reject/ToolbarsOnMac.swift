import SwiftUI

struct LeadingItem: View {
  var body: some View {
    Text("A").toolbar {
      ToolbarItem(placement: .topBarLeading) { Text("Edit") }  // error(macOS): unavailable in macOS
    }
  }
}

struct TrailingItem: View {
  var body: some View {
    Text("A").toolbar {
      ToolbarItem(placement: .topBarTrailing) { Text("Edit") }  // error(macOS): unavailable in macOS
    }
  }
}

struct OldTrailingItem: View {
  var body: some View {
    Text("A").toolbar {
      ToolbarItem(placement: .navigationBarTrailing) { Text("Edit") }  // error(macOS): unavailable in macOS
    }
  }
}

struct BottomItem: View {
  var body: some View {
    Text("A").toolbar {
      ToolbarItem(placement: .bottomBar) { Text("Edit") }  // error(macOS): unavailable in macOS
    }
  }
}

struct HiddenTabBar: View {
  var body: some View {
    Text("A").toolbar(.hidden, for: .tabBar)  // error(macOS): unavailable in macOS
  }
}

struct HiddenNavigationBar: View {
  var body: some View {
    Text("A").toolbarVisibility(.hidden, for: .navigationBar)  // error(macOS): unavailable in macOS
  }
}

struct DisplayMode: View {
  var body: some View {
    Text("A").navigationBarTitleDisplayMode(.inline)  // error(macOS): unavailable in macOS
  }
}

struct WindowToolbar: View {
  var body: some View {
    Text("A").toolbar(.hidden, for: .windowToolbar)  // error(iOS): unavailable in iOS
  }
}

struct HiddenBar: View {
  var body: some View {
    Text("A").navigationBarHidden(true)  // error(macOS): unavailable in macOS
  }
}

struct StackStyle: View {
  var body: some View {
    NavigationView { Text("A") }
      .navigationViewStyle(.stack)  // error(macOS): unavailable in macOS
  }
}

struct SearchDrawer: View {
  var body: some View {
    Text("A")
      .searchable(text: .constant(""), placement: .navigationBarDrawer)  // error(macOS): unavailable in macOS
  }
}
