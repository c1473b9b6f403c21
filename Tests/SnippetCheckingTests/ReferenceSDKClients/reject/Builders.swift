// baseline: iOS 17, macOS 14
import SwiftUI

struct NotAView {}

struct Box<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { content() }
}

struct Wrong: View {
  var items = [1, 2]
  var body: some View {
    Group {
      NotAView()  // error: this expression does not conform to 'View'
    }
  }
}

struct Loop: View {
  var body: some View {
    Box {
      for i in 0..<3 { Text("\(i)") }  // error: containing control flow statement cannot be used with result builder
    }
  }
}

struct Unidentified: View {
  struct Thing { var name: String }
  var things: [Thing]
  var body: some View {
    ForEach(things) { Text($0.name) }  // error: requires that 'Unidentified.Thing' conform to 'Identifiable'
  }
}

struct Typo: View {
  var body: some View {
    Text("a").onApear {}  // error: has no member 'onApear'
  }
}

@available(iOS 18.0, macOS 15.0, *)
func collections(
  of sections: ForEachSectionCollection<Int>,  // error: type 'Int' does not conform to protocol 'View'
  and subviews: ForEachSubviewCollection<Int>  // error: type 'Int' does not conform to protocol 'View'
) {}
