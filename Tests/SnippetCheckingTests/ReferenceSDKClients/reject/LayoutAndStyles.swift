import SwiftUI

struct WrongLayout {
  var column: some View { VStack(alignment: .top) { Text("x") } }  // error: has no member 'top'
  var row: some View { HStack(alignment: .leading) { Text("x") } }  // error: has no member 'leading'
  var width: some View { Text("x").frame(width: "10") }  // error: cannot convert value of type 'String'
  var infinite: some View { Text("x").frame(maxWidth: .infinite) }  // error: has no member 'infinite'
  var mixed: some View { Text("x").frame(width: 10, maxHeight: 20) }  // error: extra argument
  var padding: some View { Text("x").padding(horizontal: 8) }  // error: extraneous argument label
  var grid: some View { LazyVGrid(rows: [GridItem(.flexible())]) { Text("x") } }  // error: missing arguments
  var stackOrder: some View { VStack(spacing: 8, alignment: .leading) { Text("x") } }  // error: must precede
}

struct WrongStyles {
  var color: some View { Text("x").foregroundStyle(.grey) }  // error: has no member 'grey'
  var font: some View { Text("x").font(.headlines) }  // error: has no member 'headlines'
  var material: some View { Text("x").background(.ultraThin) }  // error: has no member 'ultraThin'
  var shape: some View { Text("x").clipShape(.roundedRectangle(cornerRadius: 8)) }  // error: 'roundedRectangle'
  var radius: some View { Text("x").cornerRadius(radius: 4) }  // error: extraneous argument label
  var image: some View { Image(systemNamed: "star") }  // error: extraneous argument label
  var gradient: some View { LinearGradient(colors: [.red], start: .top, end: .bottom) }  // error: incorrect argument
  var glass: some View { Text("x").glassEffect(.thin) }  // error: has no member 'thin'
}

struct WrongMotion {
  @State private var isOn = false

  var label: some View { Text("x").animation(.spring, values: isOn) }  // error: incorrect argument
  var curve: some View { Text("x").animation(.easyIn, value: isOn) }  // error: has no member 'easyIn'
  var transition: some View { Text("x").transition(.fade) }  // error: has no member 'fade'
  var effect: some View { Image("x").symbolEffect(.bounces, value: isOn) }  // error: has no member 'bounces'
  var replace: some View { Image("x").symbolEffect(.replace, value: isOn) }  // error: requires that
  var drag: some View { Text("x").gesture(DragGesture().onChanged { $0.distance }) }  // error: has no member 'distance'
  var trait: some View { Text("x").accessibilityAddTraits(.button) }  // error: has no member 'button'
}

struct NotAShape: Shape {  // error: does not conform to protocol 'Shape'
  func outline(rect: CGRect) -> Path { Path() }
}

struct NotAStyle: ButtonStyle {  // error: does not conform to protocol 'ButtonStyle'
  func body(configuration: Configuration) -> some View { configuration.label }
}

struct NotAListStyle: ListStyle {}  // error: does not conform to protocol 'ListStyle'
