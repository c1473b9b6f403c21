// baseline: iOS 17, macOS 14
import SwiftUI

struct Values {
  var scale = 1.0
  var angle = Angle.zero
}

/// A single track needs no `KeyframeTrack`, and its keyframes may be conditional or repeated.
func bounce(bouncy: Bool) -> KeyframeTimeline<Double> {
  KeyframeTimeline(initialValue: 0) {
    if bouncy {
      SpringKeyframe(1, duration: 0.4)
    } else {
      LinearKeyframe(1, duration: 0.4)
    }
    for step in 1...3 {
      CubicKeyframe(Double(step), duration: 0.1)
    }
  }
}

func lastValue() -> Double {
  let timeline = bounce(bouncy: true)
  return timeline.value(time: timeline.duration) + timeline.value(progress: 1)
}

struct Wobble: KeyframeTrackContent {
  let strong: Bool

  var body: some KeyframeTrackContent<Double> {
    if strong {
      MoveKeyframe(2)
    } else {
      MoveKeyframe(1)
    }
    LinearKeyframe(0, duration: 1)
  }
}

struct Turn: Keyframes {
  var body: some Keyframes<Values> {
    KeyframeTrack(\.scale) {
      Wobble(strong: true)
    }
    KeyframeTrack(\.angle) {
      for degrees in [90.0, 180.0] {
        LinearKeyframe(.degrees(degrees), duration: 1)
      }
    }
  }
}

struct Turning: View {
  let trigger: Int

  var body: some View {
    Text("k").keyframeAnimator(initialValue: Values(), trigger: trigger) { content, value in
      content.scaleEffect(value.scale)
    } keyframes: { _ in
      Turn()
    }
    KeyframeAnimator(initialValue: 0.0) { value in
      Text("k").opacity(value)
    } keyframes: { _ in
      LinearKeyframe(1, duration: 1)
      MoveKeyframe(0)
    }
  }
}

/// A shape that animates as what it consists of does.
struct Frame: Shape {
  var stroke: StrokeStyle
  var corners: RoundedRectangle
  var radii: RectangleCornerRadii

  var animatableData:
    AnimatablePair<
      StrokeStyle.AnimatableData, AnimatablePair<RoundedRectangle.AnimatableData, RectangleCornerRadii.AnimatableData>
    >
  {
    get { AnimatablePair(stroke.animatableData, AnimatablePair(corners.animatableData, radii.animatableData)) }
    set {
      stroke.animatableData = newValue.first
      corners.animatableData = newValue.second.first
      radii.animatableData = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path { corners.path(in: rect).strokedPath(stroke) }
}
