// baseline: iOS 18, macOS 15
import SwiftUI
import WebKit

struct Early: View {
  var body: some View {
    WebView(url: nil)  // error: only available in
  }
}
