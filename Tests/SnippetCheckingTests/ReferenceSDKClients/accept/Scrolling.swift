import SwiftUI

struct Scrolling: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var id: Int?

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack {
        ForEach(0..<20) { i in
          Text("\(i)").scrollTransition { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.8)
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition($position)
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollBounceBehavior(.basedOnSize)
    ScrollView { Text("x") }
      .scrollPosition(id: $id)
      .defaultScrollAnchor(.bottom)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        position.scrollTo(y: new)
      }
      .scrollEdgeEffectStyle(.soft, for: .top)
    ScrollViewReader { proxy in
      Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
    }
  }
}
