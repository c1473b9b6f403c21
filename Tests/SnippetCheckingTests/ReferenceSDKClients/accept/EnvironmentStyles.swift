// baseline: iOS 18, macOS 15
import SwiftUI

struct Styled: View {
  @Environment(\.font) private var font
  @Environment(\.controlSize) private var controlSize
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.symbolVariants) private var variants
  @Environment(\.backgroundStyle) private var background
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.labelsVisibility) private var labels
  @ScaledMetric(relativeTo: .title) private var size = 20

  var body: some View {
    Text("a").font(font ?? .body)
      .environment(\.font, .title)
      .environment(\.controlSize, .small)
      .environment(\.truncationMode, .middle)
      .environment(\.textCase, .uppercase)
      .opacity(reduceMotion ? 0.5 : 1)
      .frame(width: size)
  }
}
