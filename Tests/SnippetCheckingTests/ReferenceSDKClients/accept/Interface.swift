import SwiftUI

struct Gradients: View {
  var body: some View {
    VStack {
      Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 80))
      Circle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)))
      Circle().fill(Color.red.gradient)
    }
  }
}

func animates(curve: UnitCurve, spring: Spring, angle: Angle) -> Double {
  let turned = (angle + .degrees(2)) * 2
  return curve.value(at: 0.5) + curve.velocity(at: 0.5) + spring.mass + turned.degrees
    + spring.value(target: 1.0, initialVelocity: 0, time: 0.5)
}

struct MaybeDraggable: View {
  let isOn: Bool

  var body: some View {
    Text("Drag").gesture(isOn ? DragGesture().onChanged { _ in } : nil)
  }
}

struct Tapped: View {
  @State private var count = 0

  var body: some View {
    Button("Tap") { count += 1 }
      .sensoryFeedback(trigger: count) { .impact }
      .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : nil }
  }
}

func times(from date: Date) -> [Date] {
  Array(EveryMinuteTimelineSchedule().entries(from: date, mode: .normal).prefix(3))
    + AnimationTimelineSchedule().entries(from: date, mode: .normal).prefix(3)
}

func sent(_ text: Text, _ color: Color, _ style: StrokeStyle) {
  Task.detached { print(text, color, style) }
}

func sameSize(_ item: GridItem, _ shortcut: KeyboardShortcut) -> Bool {
  item == GridItem(.fixed(4)) && shortcut == .defaultAction && Set([shortcut.key]).contains(.return)
}

func sendsState(_ state: GestureState<Int>, _ task: BackgroundTask<Void, Void>) {
  Task.detached { print(state, task) }
}

struct Renamed: View {
  let title: LocalizedStringResource
  @FocusState private var isFocused: Bool
  @State private var value = 0.5

  var body: some View {
    Slider(value: $value, in: 0...1) {
      Text(title)
    } tick: { value in
      SliderTick(title, value)
    }
    .renameAction($isFocused)
    .help(title)
    .accessibilityAction(named: title) { value = 1 }
    .accessibilityActivationPoint(.center, isEnabled: value > 0)
    .accessibilityZoomAction { _ in value = 0 }
    .accessibilityAddTraits(.isHeader)
  }
}
