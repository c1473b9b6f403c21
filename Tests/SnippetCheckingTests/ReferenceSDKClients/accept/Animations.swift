import SwiftUI

struct Animations: View {
  @State private var isOn = false
  @Namespace private var namespace

  var body: some View {
    Text("a").animation(.spring(), value: isOn).animation(.default, value: isOn)
    Text("a").animation(.easeInOut(duration: 0.3).delay(1).repeatForever(autoreverses: true), value: isOn)
    Text("a").animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOn)
    Text("a").animation(.spring(duration: 0.3, bounce: 0.2), value: isOn).animation(nil, value: isOn)
    Text("a").transition(.opacity).transition(.slide).transition(.scale(scale: 0.5))
    Text("a").transition(.move(edge: .bottom).combined(with: .opacity)).transition(.blurReplace)
    Text("a").transition(.asymmetric(insertion: .scale, removal: .opacity.animation(.linear)))
    Text("a").contentTransition(.numericText()).matchedGeometryEffect(id: "a", in: namespace)
    Button("Go") {
      withAnimation { isOn.toggle() }
      withAnimation(.bouncy) { isOn.toggle() }
      withAnimation(.easeOut(duration: 1)) {
        isOn = true
      } completion: {
        isOn = false
      }
      var transaction = Transaction(animation: .smooth)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn = false }
    }
  }
}

struct Animators: View {
  let trigger: Int

  struct Values {
    var scale = 1.0
    var angle = Angle.zero
  }

  var body: some View {
    PhaseAnimator([0.5, 1]) {
      Text("x").opacity($0)
    } animation: { _ in
      .easeIn
    }
    Text("k").phaseAnimator([1.0, 2.0], trigger: trigger) { content, phase in content.scaleEffect(phase) }
    Text("k").keyframeAnimator(initialValue: Values(), trigger: trigger) { content, value in
      content.scaleEffect(value.scale).rotationEffect(value.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.5, duration: 0.2)
        SpringKeyframe(1, duration: 0.4, spring: .bouncy)
      }
      KeyframeTrack(\.angle) {
        CubicKeyframe(.degrees(10), duration: 0.2)
        MoveKeyframe(.zero)
      }
    }
  }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 360)).opacity(phase.value == 0 ? 1 : 0)
  }
}

struct SymbolEffects: View {
  let count: Int
  let isOn: Bool

  var body: some View {
    Image(systemName: "bell").symbolEffect(.bounce, value: count)
    Image(systemName: "bell").symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2), value: count)
    Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isOn).symbolEffect(.pulse)
    Image(systemName: "pause").contentTransition(.symbolEffect(.replace))
    Image(systemName: "heart").symbolEffect(.breathe).transition(.symbolEffect(.appear))
    Image(systemName: "mic").contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
    Image(systemName: "arrow").symbolEffect(.wiggle.custom(angle: 30), options: .repeat(.periodic(2, delay: 1)))
    Image(systemName: "hare").symbolEffect(.rotate.byLayer, options: .repeat(.continuous).speed(2), isActive: isOn)
  }
}

func isSame<E: SymbolEffect>(_ effect: E, as other: E) -> Bool { effect == other }
