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
