import SwiftUI

struct Fade: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    content
  }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.navigationTitle(phase.isIdentity ? "A" : "B")
  }
}

extension AnyTransition {
  static var fade: AnyTransition {
    .modifier(active: Fade(isActive: true), identity: Fade(isActive: false))
  }
}

// Built-in transitions are made on any actor, too.
nonisolated func fading() -> AsymmetricTransition<MoveTransition, OpacityTransition> {
  AsymmetricTransition(insertion: MoveTransition(edge: .bottom), removal: OpacityTransition())
}

nonisolated func edge(of transition: PushTransition) -> Edge { transition.edge }

struct Transitions: View {
  @Namespace private var namespace

  var body: some View {
    Text("A").transition(.opacity)
    Text("B").transition(.slide)
    Text("C").transition(.move(edge: .bottom))
    Text("D").transition(.move(edge: .leading).combined(with: .opacity))
    Text("E").transition(.asymmetric(insertion: .scale, removal: .opacity))
    Text("F").transition(.push(from: .trailing))
    Text("G").transition(.fade)
    Text("H").transition(Twirl())
    Text("I").transition(.blurReplace)
    Text("J").transition(.scale(scale: 0.5, anchor: .top))
    Text("K").matchedGeometryEffect(id: "a", in: namespace)
    Text("L").matchedGeometryEffect(id: 1, in: namespace, properties: .position, isSource: false)
    Text("M").contentTransition(.numericText())
    Text("N").contentTransition(.numericText(value: 3))
    Text("O").contentTransition(.interpolate)
    Text("P").transition(fading())
  }
}
