import SwiftUI

// Apple declares most of its views, scenes and commands without an actor, so that anybody may make one.
enum Theme {
  static let fade = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
  static let dial = AngularGradient(colors: [.red], center: .center)
  static let nothing = EmptyView()
}

func parts(isOn: Binding<Bool>) -> (Toggle<Text>, HStack<Text>, SidebarCommands) {
  (Toggle("Shown", isOn: isOn), HStack { Text("Left") }, SidebarCommands())
}
