import SwiftUI

struct Slide: View {
  var body: some View {
    Text("A").navigationTransition(.slide)  // error: no member 'slide'
  }
}

struct Fade: View {
  var body: some View {
    Text("A").navigationTransition(.fade(.in))  // error: no member 'fade'
  }
}

struct Push: View {
  var body: some View {
    Text("A").navigationTransition(.push)  // error: no member 'push'
  }
}

struct Custom: NavigationTransition {  // error: does not conform
}
