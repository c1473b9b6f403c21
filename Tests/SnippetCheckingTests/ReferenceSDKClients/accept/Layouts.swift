import SwiftUI

struct Stacks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) { Text("a") }
    HStack(spacing: 4) {
      Text("a"); Spacer(); Divider()
    }
    ZStack(alignment: .bottomTrailing) { Text("a") }
    LazyVStack(pinnedViews: .sectionHeaders) { Text("a") }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())], spacing: 8) { Text("x") }
    Grid(alignment: .leading) {
      GridRow {
        Text("a"); Text("b").gridCellColumns(2)
      }
    }
    ViewThatFits(in: .horizontal) {
      Text("long"); Text("s")
    }
    Text("a").padding().padding(.horizontal).padding(.top, 8).padding(12)
    Text("a").frame(maxWidth: .infinity, alignment: .leading).frame(width: 10).frame(minHeight: 4)
    Text("a").offset(x: 4).offset(CGSize(width: 1, height: 2)).position(x: 1, y: 2).zIndex(1)
  }
}

struct Backgrounds: View {
  var body: some View {
    Text("a").background(.regularMaterial, in: .capsule)
    Text("a").background(.blue, in: RoundedRectangle(cornerRadius: 8))
    Text("a").background(Color.blue)
    Text("a").background(.blue.opacity(0.5), ignoresSafeAreaEdges: .bottom)
    Text("a").background { Color.clear }.background(alignment: .top) { Text("b") }
    Text("a").background(Text("b"), alignment: .top)
    Text("a").overlay { Text("b") }.overlay(Circle().stroke()).overlay(alignment: .topTrailing) { Text("c") }
    Text("a").border(.red).border(Color.red, width: 2)
    Text("a").clipShape(.rect(cornerRadius: 8)).clipShape(Circle()).cornerRadius(4).mask { Circle() }
    Text("a").safeAreaInset(edge: .bottom) { Text("bar") }.safeAreaPadding(.horizontal, 8).ignoresSafeArea()
  }
}

struct Measured: View {
  @State private var size = CGSize.zero

  var body: some View {
    GeometryReader { proxy in
      Color.red
        .frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).height)
        .onGeometryChange(for: CGSize.self) { proxy in
          proxy.size
        } action: { newSize in
          size = newSize
        }
        .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
    }
    .coordinateSpace(.named("outer"))
  }
}

struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.first ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for index in subviews.indices {
      subviews[index].place(at: bounds.origin, anchor: .center, proposal: proposal)
    }
  }
}

struct OwnLayout: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
    layout {
      Text("a"); Text("b")
    }
    Flow {
      Text("a"); Text("b")
    }
  }
}
