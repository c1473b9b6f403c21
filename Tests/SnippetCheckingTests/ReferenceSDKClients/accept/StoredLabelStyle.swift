import SwiftUI

struct StoredLabelStyle: View {
  @AppStorage("style") private var style: ToolbarLabelStyle
  @AppStorage("other") private var other = ToolbarLabelStyle.automatic

  var body: some View {
    Text(style == other ? "Same" : "Other")
  }
}
