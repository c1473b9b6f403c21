// baseline: iOS 17, macOS 14
import SwiftUI

@Observable
final class Library {
  var trails: [String] = []
  var names: [String]

  init(names: [String]) {
    self.names = names
  }
}

struct Start: View {
  @ObservedObject var library: Library  // error: generic struct 'ObservedObject' requires that 'Library' conform to
  @EnvironmentObject var shared: Library  // error: generic struct 'EnvironmentObject' requires that 'Library' conform
  @Environment(Library.self) private var other

  var body: some View {
    Text(other.trails[0])
    TextField("Name", text: $other.trails[0])  // error: cannot find '$other' in scope
  }
}

func stream(_ library: Library) {
  _ = Observations { library.trails }  // error: 'Observations' is only available in
}
