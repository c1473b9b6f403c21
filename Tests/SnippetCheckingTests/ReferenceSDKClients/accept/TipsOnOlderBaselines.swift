// baseline: iOS 17, macOS 14
import TipKit

struct HutTip: Tip {
  var title: Text { Text("Stay a night") }
}

struct Start: View {
  private let tip = HutTip()

  var body: some View {
    TipView(tip, arrowEdge: .top) { _ in }
    Button("Huts") { tip.invalidate(reason: .tipClosed) }
      .popoverTip(tip)
    if #available(iOS 26, macOS 26, *) {
      Text("Trails").tipAnchor("trails").tipBackgroundInteraction(.enabled)
      TipView(tip, isPresented: .constant(true))
      Text("Map").popoverTip(tip, isPresented: .constant(true), attachmentAnchor: .point(.top))
    }
  }
}
