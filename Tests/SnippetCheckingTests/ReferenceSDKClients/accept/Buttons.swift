import SwiftUI

struct ButtonForms: View {
  @State private var count = 0
  let title: String

  var body: some View {
    VStack {
      Button("Save") { count += 1 }
      Button(title) { count = 0 }
      Button("Save", action: save)
      Button(action: { count += 1 }) { Text("More") }
      Button {
        count -= 1
      } label: {
        Image(systemName: "minus")
      }
    }
    VStack {
      Button("Delete", role: .destructive) { count = 0 }
      Button(title, role: nil) {}
      Button(role: .cancel) {
        count = 0
      } label: {
        Label("Cancel", systemImage: "xmark")
      }
      Button("Add", systemImage: "plus") { count += 1 }
      Button("Add", systemImage: "plus", role: .destructive, action: save)
      Button(title, systemImage: "plus", action: save)
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.capsule)
    .controlSize(.large)
  }

  private func save() {}
}

struct ButtonsOf26: View {
  var body: some View {
    Button(role: .close) {}
    Button(role: .confirm) {}
    Button("Glass") {}.buttonStyle(.glass)
    Button("Clear") {}.buttonStyle(.glass(.clear))
    Button("Prominent") {}.buttonStyle(.glassProminent).buttonSizing(.flexible)
  }
}

struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .foregroundStyle(configuration.role == .destructive ? .red : .primary)
  }
}

struct TriggerStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onTapGesture { configuration.trigger() }
  }
}

struct StyledButtons: View {
  var body: some View {
    Button("Press") {}.buttonStyle(PressStyle())
    Button("Trigger") {}.buttonStyle(TriggerStyle())
    Button("Plain") {}.buttonStyle(.plain).buttonRepeatBehavior(.enabled)
  }
}
