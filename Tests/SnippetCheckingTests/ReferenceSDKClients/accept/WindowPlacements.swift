// platforms: macOS
import SwiftUI

@main
struct CairnApp: App {
  var body: some Scene {
    WindowGroup { Text("Trails") }
      .windowIdealPlacement { content, context in
        let bounds = context.defaultDisplay.visibleRect
        let size = content.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height))
        return .init(width: size.width, height: size.height)
      }
    Window("Compass", id: "compass") { Text("N") }
      .defaultWindowPlacement { content, context in
        let bounds = context.defaultDisplay.visibleRect
        let size = content.sizeThatFits(.unspecified)
        return WindowPlacement(CGPoint(x: bounds.midX - size.width / 2, y: bounds.maxY - size.height), size: size)
      }
    Window("Altitude", id: "altitude") { Text("0 m") }
      .defaultWindowPlacement { _, _ in WindowPlacement(.topTrailing, width: 200) }
    Window("Log", id: "log") { Text("Log") }
      .defaultWindowPlacement { _, context in
        WindowPlacement(
          x: context.defaultDisplay.bounds.minX + context.defaultDisplay.safeAreaInsets.leading, width: 300)
      }
  }
}
