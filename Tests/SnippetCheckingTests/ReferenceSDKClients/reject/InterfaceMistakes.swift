import SwiftUI

struct Gradients: View {
  var body: some View {
    Circle().fill(.radialGradient(colors: [.red, .blue], endRadius: 80))  // error: missing argument
  }
}

func hashes(_ pattern: Text.LineStyle.Pattern) -> Int {
  pattern.hashValue  // error: has no member 'hashValue'
}

func mirrors(_ localization: KeyboardShortcut.Localization) -> Bool {
  localization == .automatic  // error: operator
}

func hide(_ tab: inout TabViewCustomization.TabCustomization) {
  tab.tabBarVisibility = .hidden  // error: get-only
}
