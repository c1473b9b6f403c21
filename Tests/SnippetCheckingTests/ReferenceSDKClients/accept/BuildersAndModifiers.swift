// baseline: iOS 17, macOS 14
import SwiftUI

struct Branches: View {
  enum Phase { case loading, loaded(String), failed }
  var phase: Phase
  var flag = false

  var body: some View {
    switch phase {
    case .loading: Text("Loading")
    case .loaded(let text) where flag: Text(text)
    case .loaded(let text):
      let shown = text.uppercased()
      Text(shown)
    case .failed: EmptyView()
    }
    if #available(iOS 26, macOS 26, *) { Text("new") } else { Text("old") }
    if flag { Text("flag") }
  }
}

struct Many: View {
  var body: some View {
    Group {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
      Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
    }
  }
}

struct Frame: ViewModifier {
  var title: String
  func body(content: Content) -> some View {
    Group {
      Text(title)
      content
    }
  }
}

extension View {
  func framed(_ title: String) -> some View { modifier(Frame(title: title)) }

  @ViewBuilder func only(if condition: Bool) -> some View {
    if condition { self } else { EmptyView() }
  }
}

struct Container<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { content() }
}

struct Fields: View, Equatable {
  var erased: AnyView { AnyView(Text("erased")) }
  var optional: Text? { nil }
  var body: some View {
    Container {
      optional
      erased.framed("a").only(if: true)
      Text(verbatim: "v").id(1).tag("x")
    }
  }
}

func view(for value: Int) -> any View { value == 0 ? Text("a") : EmptyView() }
