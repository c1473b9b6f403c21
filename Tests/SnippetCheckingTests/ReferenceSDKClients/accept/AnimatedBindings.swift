import SwiftUI

struct AnimatedBindings: View {
  @State private var isOn = false
  @State private var names = ["a", "b"]

  var body: some View {
    Toggle("On", isOn: $isOn.animation())
    Toggle("On", isOn: $isOn.animation(.bouncy))
    ForEach($names, id: \.self) { $name in
      TextField("Name", text: $name)
    }
    List($names, id: \.self) { $name in
      TextField("Name", text: $name)
    }
    GeometryReader { proxy in
      Text("\(proxy.frame(in: .global).width)")
        .padding(proxy.containerCornerInsets.topLeading.width)
    }
  }
}
