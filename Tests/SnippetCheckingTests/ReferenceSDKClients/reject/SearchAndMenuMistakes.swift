import SwiftUI

struct SearchOfString: View {
  @State private var text = ""

  var body: some View {
    Text("A").searchable(text: text)  // error: cannot convert value
  }
}

struct SearchWithWrongLabel: View {
  @State private var text = ""

  var body: some View {
    Text("A").searchable(query: $text)  // error: query
  }
}

struct UnknownSearchBehavior: View {
  var body: some View {
    Text("A").searchToolbarBehavior(.collapse)  // error: no member 'collapse'
  }
}

struct UnknownTrigger: View {
  var body: some View {
    Text("A").onSubmit(of: .button) {}  // error: no member 'button'
  }
}

struct UnknownTransition: View {
  var body: some View {
    Text("A").transition(.fade)  // error: no member 'fade'
  }
}

struct PriorityOrder: View {
  var body: some View {
    Text("A").menuOrder(.priority)  // error(macOS): unavailable in macOS
  }
}
