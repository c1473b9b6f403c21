import SwiftUI

struct Triangle: Shape {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX * progress, y: rect.maxY))
    path.addArc(center: .zero, radius: 2, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    path.closeSubpath()
    return path
  }
}

struct Shapes: View {
  var body: some View {
    Triangle(progress: 1).fill(.red)
    Triangle(progress: 0).stroke(.blue, lineWidth: 2)
    Circle().fill(Color.blue.gradient).stroke(.white, lineWidth: 2)
    Circle().trim(from: 0, to: 0.5).stroke(Color.red, style: StrokeStyle(lineWidth: 4, lineCap: .round))
    RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(.secondary, lineWidth: 1)
    UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
    Capsule().rotation(.degrees(45)).offset(x: 4)
    Path { path in path.addEllipse(in: .zero) }
  }
}

struct Styles: View {
  let isOn: Bool

  var body: some View {
    Text("a").foregroundStyle(.secondary).foregroundStyle(.tint).foregroundStyle(isOn ? Color.red : .blue)
    Text("a").foregroundStyle(.primary, .secondary).foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
    Text("a").foregroundColor(.secondary).tint(.blue).tint(nil).accentColor(.red)
    Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    LinearGradient(colors: [.red, .clear], startPoint: .topLeading, endPoint: .bottomTrailing)
    RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 10)
    AngularGradient(colors: [.red, .blue], center: .center)
    Color(red: 1, green: 0.5, blue: 0).opacity(0.5)
    Color("Brand")
    Color(.sRGB, white: 0.5)
  }
}

struct Effects: View {
  var body: some View {
    Text("a").opacity(0.5).blur(radius: 2).brightness(0.1).saturation(0).grayscale(1)
    Text("a").shadow(radius: 4).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    Text("a").rotationEffect(.degrees(10)).scaleEffect(1.2).scaleEffect(x: 1, y: 2, anchor: .top)
    Text("a").rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
    Text("a").redacted(reason: .placeholder).compositingGroup().blendMode(.multiply)
    Text("a").visualEffect { content, proxy in content.offset(y: proxy.size.height) }
  }
}

struct GlassEffects: View {
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      Text("a").glassEffect()
      Text("b").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 16))
        .glassEffectID("b", in: namespace)
        .glassEffectTransition(.materialize)
      Image("c").backgroundExtensionEffect()
    }
  }
}

struct ConcentricShapes: View {
  var body: some View {
    ConcentricRectangle().fill(.red)
    ConcentricRectangle(corners: .concentric(minimum: 12)).fill(.red)
    Color.cyan.clipShape(.rect(corners: .concentric, isUniform: true))
    Color.cyan.clipShape(.rect(uniformTopCorners: 8, uniformBottomCorners: .concentric))
  }
}

struct Ticket: RoundedRectangularShape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func inset(by amount: CGFloat) -> some InsettableShape { self }
  func corners(in size: CGSize?) -> Corners? { Corners(topLeading: 8, topTrailing: .fixed(4)) }
}

struct RoundedContainers: View {
  var shape: any RoundedRectangularShape = Capsule()

  var body: some View {
    ConcentricRectangle().containerShape(Ticket())
    Text(shape.corners(in: nil)?[.topLeading] == .fixed(8) ? "eight" : "other")
    Text(Circle().corners(in: nil) == .fixed(.infinity) ? "round" : "other")
  }
}

let sharedCorners: [RoundedRectangularShapeCorners] = [
  .concentric, .concentric(minimum: 12), .fixed(3), .init(all: .concentric),
]
