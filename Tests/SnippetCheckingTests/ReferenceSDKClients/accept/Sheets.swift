import SwiftUI

struct Draft: Identifiable {
  let id = UUID()
  var text = ""
}

struct Sheets: View {
  @State private var isShown = false
  @State private var draft: Draft?
  @State private var detent: PresentationDetent = .medium
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("A")
      .sheet(isPresented: $isShown) { Text("Sheet") }
      .sheet(isPresented: $isShown, onDismiss: reload) { Text("Sheet") }
      .sheet(isPresented: $isShown, onDismiss: { reload() }, content: { Text("Sheet") })
      .sheet(item: $draft) { draft in
        Text(draft.text)
          .presentationDetents([.medium, .large])
          .presentationDetents([.fraction(0.3), .height(200), .custom(Tiny.self)], selection: $detent)
          .presentationDragIndicator(.visible)
          .presentationBackground(alignment: .top) { Text("Background") }
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationCornerRadius(20)
          .presentationContentInteraction(.scrolls)
          .presentationCompactAdaptation(.none)
          .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
          .presentationSizing(.form)
          .presentationSizing(.page.sticky(vertical: true).fitted(horizontal: true, vertical: false))
          .interactiveDismissDisabled()
      }
      .sheet(item: $draft, onDismiss: reload) { Text($0.text) }
  }

  func reload() {}
}

struct Tiny: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    max(44, context.maxDetentValue * 0.1)
  }
}

struct SquareSizing: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

struct Popovers: View {
  @State private var isShown = false
  @State private var draft: Draft?

  var body: some View {
    Text("A").popover(isPresented: $isShown) { Text("P") }
    Text("B").popover(isPresented: $isShown, arrowEdge: .bottom) { Text("P") }
    Text("C").popover(isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .leading) { Text("P") }
    Text("D").popover(item: $draft) { Text($0.text).presentationCompactAdaptation(.popover) }
  }
}

struct Inspectors: View {
  @State private var isShown = true

  var body: some View {
    Text("A").inspector(isPresented: $isShown) {
      Text("Inspector").inspectorColumnWidth(min: 200, ideal: 250, max: 400)
    }
    Text("B").inspector(isPresented: $isShown) { Text("Inspector").inspectorColumnWidth(250) }
  }
}
