import SwiftUI

// Apple leaves the initialisers of gradients on the actor of their type.
enum Theme {
  static let fade = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)  // error: main actor-isolated
  static let dial = AngularGradient(colors: [.red], center: .center)  // error: main actor-isolated
  static let nothing = EmptyView()
}

// The commands of the system too.
enum Parts {
  static let sidebar = SidebarCommands()  // error: main actor-isolated
  static let empty = EmptyCommands()
}
