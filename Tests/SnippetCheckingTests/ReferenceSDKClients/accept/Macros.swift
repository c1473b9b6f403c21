// baseline: iOS 18, macOS 15
import SwiftUI

extension EnvironmentValues {
  @Entry var theme: String = "plain"
  @Entry var isCompact = true
  @Entry var onSelect: (Int) -> Void = { _ in }
  @Entry var title: String?
}

extension Transaction { @Entry var isQuick: Bool = false }
extension ContainerValues { @Entry var rank: Int = 0 }
extension FocusedValues { @Entry var note: Binding<String>? }

struct Themed: View {
  @Environment(\.theme) private var theme
  @Environment(\.onSelect) private var onSelect
  var body: some View {
    Text(theme).environment(\.isCompact, false).containerValue(\.rank, 1).onAppear { onSelect(1) }
  }
}

#Preview { Themed() }

#Preview("Named") {
  let title = "Two"
  Themed()
  Text(title)
}

#Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) { Themed() }

#Preview {
  @Previewable @State var count = 0
  Text("\(count)").onChange(of: count) { count += 1 }
}

struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }
  func body(content: Content, context: String) -> some View {
    content.environment(\.theme, context)
  }
}

#Preview(traits: .modifier(Sample())) { Themed() }

struct Old: PreviewProvider {
  static var previews: some View { Themed().previewDisplayName("Old") }
}
