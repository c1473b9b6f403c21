import SwiftUI

struct Plain: Hashable {
  var name: String
}

struct SheetOfPlainValue: View {
  @State private var plain: Plain?

  var body: some View {
    Text("A").sheet(item: $plain) { Text($0.name) }  // error: conform to 'Identifiable'
  }
}

struct SheetOfBool: View {
  @State private var isShown = false

  var body: some View {
    Text("A").sheet(isPresented: isShown) { Text("B") }  // error: cannot convert value
  }
}

struct SheetWithWrongLabel: View {
  @State private var isShown = false

  var body: some View {
    Text("A").sheet(presented: $isShown) { Text("B") }  // error: presented
  }
}

struct SheetWithoutContent: View {
  @State private var isShown = false

  var body: some View {
    Text("A").sheet(isPresented: $isShown)  // error: missing argument
  }
}

struct LonelyDetent: View {
  var body: some View {
    Text("A").presentationDetents(.medium)  // error: medium
  }
}

struct UnknownDetent: View {
  var body: some View {
    Text("A").presentationDetents([.small])  // error: no member 'small'
  }
}

struct AlertOfPlainError: View {
  struct Failure: Error {}

  var body: some View {
    Text("A").alert(isPresented: .constant(true), error: Failure()) {}  // error: conform to 'LocalizedError'
  }
}

struct AlertByItem: View {
  @State private var plain: Plain?

  var body: some View {
    Text("A").alert("T", presenting: plain) { _ in Text("OK") }  // error: isPresented
  }
}

struct SizingThatDoesNotExist: View {
  var body: some View {
    Text("A").presentationSizing(.large)  // error: no member 'large'
  }
}

struct DialogOnTrailingMessage: View {
  @State private var isShown = false

  var body: some View {
    Text("A").confirmationDialog("T", isPresented: $isShown, visibility: .visible) { Text("B") }  // error: visibility
  }
}
