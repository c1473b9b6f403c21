import SwiftUI
import UniformTypeIdentifiers

struct Notebook: View {
  @State private var notes: [String] = []

  var body: some View {
    VStack {
      PasteButton(payloadType: String.self) { strings in
        notes.append(contentsOf: strings)
      }
      PasteButton(supportedContentTypes: [.image]) { providers in
        print(providers.count)
      }
      .buttonBorderShape(.capsule)
    }
  }
}

struct HutWidget: Widget {
  var body: some WidgetConfiguration {
    EmptyWidgetConfiguration()
  }
}

@available(iOS 18, macOS 15, *)
struct TrailWidget: Widget {
  var body: some WidgetConfiguration {
    EmptyWidgetConfiguration()
  }
}

@main
struct CairnWidgets: WidgetBundle {
  var body: some Widget {
    HutWidget()
    HutWidget()
    if #available(iOS 18, macOS 15, *) {
      TrailWidget()
    }
  }
}

struct Steps: CustomAnimation {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    context.stepCount.value += 1
    return value.scaled(by: (time / duration * 4).rounded() / 4)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    previous.base is Steps
  }
}

private struct StepCount<Value: VectorArithmetic>: AnimationStateKey {
  var value = 0
  static var defaultValue: Self { .init() }
}

extension AnimationContext {
  fileprivate var stepCount: StepCount<Value> {
    get { state[StepCount<Value>.self] }
    set { state[StepCount<Value>.self] = newValue }
  }
}

extension Animation {
  static func steps(duration: TimeInterval) -> Animation {
    Animation(Steps(duration: duration))
  }
}

struct Stepping: View {
  @State private var isOn = false

  var body: some View {
    Circle().opacity(isOn ? 1 : 0).animation(.steps(duration: 2), value: isOn)
  }
}
