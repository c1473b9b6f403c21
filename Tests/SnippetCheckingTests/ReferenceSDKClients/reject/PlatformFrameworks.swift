import SwiftUI

struct Mixed: View {
  var body: some View {
    Text("a").onAppear {
      UIApplication.shared.open(URL(fileURLWithPath: "/"))  // error(macOS): cannot find 'UIApplication' in scope
      NSWorkspace.shared.open(URL(fileURLWithPath: "/"))  // error(iOS): cannot find 'NSWorkspace' in scope
    }
  }
}
