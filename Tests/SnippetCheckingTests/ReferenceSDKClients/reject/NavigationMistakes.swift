import SwiftUI

struct Plain {
  var name: String
}

struct PathMistakes: View {
  @State private var path = NavigationPath()
  @State private var name = ""

  var body: some View { Text("A") }

  func misspelled() {
    path.appendd(1)  // error: 'appendd'
  }

  func notHashable() {
    path.append(Plain(name: "a"))  // error: conform to 'Hashable'
  }

  func popLast() {
    _ = path.popLast()  // error: 'popLast'
  }

  func removeAll() {
    path.removeAll()  // error: 'removeAll'
  }

  func lastElement() {
    _ = path.last  // error: 'last'
  }

  func assigned() {
    path = [1, 2]  // error: cannot assign value
  }
}

struct PathThatIsNoBinding: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: path) { Text("A") }  // error: cannot convert value
  }
}

struct PathOfPlainValues: View {
  @State private var path: [Plain] = []

  var body: some View {
    NavigationStack(path: $path) { Text("A") }  // error: no exact matches
  }
}

struct WrongStackLabel: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(paths: $path) { Text("A") }  // error: paths
  }
}

struct DestinationWithoutMetatype: View {
  var body: some View {
    Text("A").navigationDestination(for: Int) { Text("\($0)") }  // error: expected
  }
}

struct DestinationForPlainValue: View {
  var body: some View {
    Text("A").navigationDestination(for: Plain.self) { Text($0.name) }  // error: conform to 'Hashable'
  }
}

struct LinkWithPlainValue: View {
  var body: some View {
    NavigationLink("A", value: Plain(name: "a"))  // error: conform to 'Hashable'
  }
}

struct LinkToNothing: View {
  var body: some View {
    NavigationLink(to: 1) { Text("A") }  // error: to:
  }
}

struct SplitWithWrongOrder: View {
  var body: some View {
    NavigationSplitView {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    } content: {  // error: content
      Text("Content")
    }
  }
}

struct SplitStyle: View {
  var body: some View {
    NavigationSplitView {
      Text("S")
    } detail: {
      Text("D")
    }
    .navigationSplitViewStyle(.sidebar)  // error: no member 'sidebar'
  }
}
