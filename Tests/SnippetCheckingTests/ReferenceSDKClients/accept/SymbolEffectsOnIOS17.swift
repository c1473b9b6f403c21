// baseline: iOS 17, macOS 14
import SwiftUI

struct Bell: View {
  let isOn: Bool

  var body: some View {
    Image(systemName: "bell").symbolEffect(.bounce, isActive: isOn)
    Image(systemName: "bell").symbolEffect(.bounce.up, options: .repeating.speed(0.5), isActive: isOn)
  }
}
