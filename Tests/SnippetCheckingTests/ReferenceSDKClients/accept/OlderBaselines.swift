// baseline: iOS 16, macOS 13
import SwiftUI

struct Older: View {
  @State private var isOn = false
  @State private var names = ["a"]

  var body: some View {
    ScrollView {
      Circle().fill(.red)
      Circle().fill(Color.red).frame(width: 10, height: 10)
      Circle().stroke(.blue, lineWidth: 2)
      Circle().strokeBorder(Color.blue, lineWidth: 2)
      Rectangle().fill()
    }
    .tint(.blue)
    .foregroundStyle(.red)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
    GeometryReader { proxy in
      Text("\(proxy.frame(in: .global).minX)")
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onEnded { _ in })
        .onTapGesture(coordinateSpace: .global) { location in isOn = location.x > 0 }
        .onLongPressGesture { isOn = true }
        .transition(.opacity)
        .animation(.easeIn, value: isOn)
    }
    .coordinateSpace(name: "outer")
    List {
      ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
    }
    .scrollContentBackground(.hidden)
    .safeAreaInset(edge: .top) { Text("bar") }
  }
}

struct Progress: View, Animatable {
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  nonisolated(unsafe) var value: Double

  var body: some View { Text("\(value)") }
}

@MainActor final class Model: ObservableObject {
  @Published var count = 0
  func add() { count += 1 }
}

struct Uses: View {
  @StateObject private var model = Model()

  var body: some View {
    Button("Add", action: model.add)
    Button("Add") { model.add() }
    Stepper("Count \(model.count)", value: $model.count)
    Text("a").onTapGesture(perform: model.add).accessibilityAction { model.add() }
    Text("a").gesture(TapGesture().onEnded { model.add() })
    Toggle("On", isOn: Binding(get: { model.count > 0 }, set: { _ in model.add() }))
  }
}
