import SwiftUI

func needsSendable<T: Sendable>(_ value: T) {}

@MainActor
func views(proxy: GraphicsContext, transition: AnyTransition, key: LocalizedStringKey, path: NavigationPath) {
  needsSendable(VStack { Text("One") })  // error: unavailable
  needsSendable(AnyView(Text("One")))  // error: unavailable
  needsSendable(proxy)  // error: unavailable
  needsSendable(transition)  // error: unavailable
  needsSendable(key)  // error: unavailable
  needsSendable(Button("Tap") {})  // error: unavailable
  needsSendable(Label("Star", systemImage: "star"))  // error: unavailable
  needsSendable(AccessibilityChildBehavior.ignore)  // error: unavailable
  needsSendable(LinearProgressViewStyle())  // error: unavailable
  needsSendable(path)  // error: Sendable
  needsSendable(SymbolEffectOptions.RepeatBehavior.continuous)  // error: Sendable
  needsSendable(Text("One"))
  needsSendable(Color.red)
}
