import SwiftUI

struct Gestures: View {
  @State private var offset = CGSize.zero
  @State private var isOn = false
  @GestureState private var drag = CGSize.zero

  var body: some View {
    Text("a").gesture(
      DragGesture()
        .updating($drag) { value, state, _ in state = value.translation }
        .onChanged { offset = $0.translation }
        .onEnded { value in offset = value.predictedEndTranslation })
    Text("a").onTapGesture { isOn.toggle() }
    Text("a").onTapGesture(count: 2) { isOn.toggle() }
    Text("a").onTapGesture { location in offset.width = location.x }
    Text("a").onLongPressGesture { isOn = true }
    Text("a").onLongPressGesture(minimumDuration: 1) {
    } onPressingChanged: {
      isOn = $0
    }
    Text("a").gesture(TapGesture().onEnded { isOn = true }).simultaneousGesture(TapGesture())
    Text("a").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in })
    Text("a").gesture(MagnifyGesture().onChanged { offset.width = $0.magnification })
    Text("a").contentShape(Rectangle()).contentShape(.rect).allowsHitTesting(isOn).disabled(isOn).help("Help")
    Text("a").onHover { isOn = $0 }.sensoryFeedback(.success, trigger: isOn)
  }
}

struct Keys: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Button("Save") {}.keyboardShortcut("s")
    Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift]).keyboardShortcut(.defaultAction)
    Text("a").focusable().focused($isFocused).onKeyPress(.space) { .handled }
    Text("a").onKeyPress(phases: .down) { press in press.characters == "a" ? .handled : .ignored }
  }
}

struct Accessible: View {
  @AccessibilityFocusState private var isFocused: Bool
  let name: String

  var body: some View {
    Text("a").accessibilityLabel("Name").accessibilityLabel(name).accessibilityLabel(Text("Name"))
    Text("a").accessibilityHint("Hint").accessibilityValue("\(3) stars").accessibilityHidden(true)
    Text("a").accessibilityAddTraits(.isButton).accessibilityAddTraits([.isHeader, .isSelected])
    Text("a").accessibilityElement(children: .combine).accessibilityIdentifier("id")
    Text("a").accessibilityAction {}.accessibilityAction(named: "Open") {}.accessibilityAction(.escape) {}
    Text("a").accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: break
      case .decrement: break
      @unknown default: break
      }
    }
    Text("a").accessibilityFocused($isFocused).accessibilitySortPriority(1).accessibilityHeading(.h1)
    Text("a").accessibilityRepresentation { Text("b") }
  }
}
