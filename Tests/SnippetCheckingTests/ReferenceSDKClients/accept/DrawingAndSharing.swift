import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: 0)
      context.opacity = 0.5
      context.addFilter(.blur(radius: 2))
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.stroke(Path(CGRect.zero), with: .style(.tint), lineWidth: 4)
      context.draw(Text("Hi").font(.title), at: .zero)
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero, anchor: .top) }
    } symbols: {
      Text("x").tag(1)
    }
    TimelineView(.animation) { context in
      Text(context.date, style: .time)
    }
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.cadence == .live ? "live" : "slow")
    }
  }
}

struct Note: Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.text)
  }
}

struct Sharing: View {
  let url: URL
  let note: Note
  @State private var dropped: [String] = []

  var body: some View {
    ShareLink(item: url)
    ShareLink("Share", item: url, subject: Text("Look"))
    ShareLink(item: "Text") { Label("Share", systemImage: "square.and.arrow.up") }
    ShareLink(item: note, preview: SharePreview("A note"))
    ShareLink(item: note, preview: SharePreview("A note", image: Image("note")))
    Text("Drag").draggable("text")
    Text("Drag").draggable(note) { Text("Preview") }
    Text("Drop").dropDestination(for: String.self) { items, _ in
      dropped = items
      return true
    } isTargeted: { _ in
    }
    List {
      ForEach(dropped, id: \.self) { Text($0) }
        .dropDestination(for: String.self) { items, index in dropped.insert(contentsOf: items, at: index) }
    }
  }
}

struct Card: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .plainText) { card in Data(card.title.utf8) }
    ProxyRepresentation(exporting: \.title)
  }
}

/// A canvas is on no actor, as it became a view in an extension.
func drawing(of points: [CGPoint]) -> Canvas<EmptyView> {
  let canvas = Canvas(opaque: true) { context, _ in
    for point in points { context.fill(Path(CGRect(origin: point, size: .zero)), with: .color(.red)) }
  }
  return canvas.isOpaque ? canvas : Canvas { _, _ in }
}

/// What makes a gradient as a style is on no actor, though its initialisers are on the main one.
func fading(to color: Color) -> some ShapeStyle {
  .linearGradient(colors: [color, .clear], startPoint: .top, endPoint: .bottom)
}

@MainActor func dials(_ colors: [Color]) -> some View {
  HStack {
    EllipticalGradient(colors: colors)
    AngularGradient(gradient: Gradient(colors: colors), center: .center)
  }
}
