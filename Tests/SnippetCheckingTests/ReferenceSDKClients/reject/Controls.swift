import SwiftUI

// The compiler reports the first error of a body alone, so each wrong call has a property of its own.
struct WrongButtons {
  let number: Int

  var label: some View { Button(title: "Save") {} }  // error: extraneous argument label
  var image: some View { Button("Save", image: "plus") {} }  // error: 'ImageResource'
  var role: some View { Button("Save", role: .delete) {} }  // error: has no member 'delete'
  var title: some View { Button(number) {} }  // error: cannot convert value of type 'Int'
  var style: some View { Button("Save") {}.buttonStyle(.borderedPromiment) }  // error: 'borderedPromiment'
  var size: some View { Button("Save") {}.controlSize(.huge) }  // error: has no member 'huge'
  var nothing: some View { Button("Save") }  // error: cannot convert value of type 'String'
}

struct WrongFields {
  @State private var text = ""
  @State private var number = 1
  @FocusState private var isFocused: Bool

  var value: some View { TextField("Name", text: text) }  // error: expected type 'Binding<String>'
  var number1: some View { TextField("Number", text: $number) }  // error: cannot convert
  var toggle: some View { Toggle("On", isOn: $text) }  // error: cannot convert
  var stepper: some View { Stepper("Count", value: $text) }  // error: conform to 'Strideable'
  var focus: some View { TextField("Name", text: $text).focused(isFocused) }  // error: cannot convert
  var picker: some View { Picker("Choice", selected: $number) { Text("x") } }  // error: incorrect argument label
  var slider: some View { Slider(value: $number) }  // error: conform to 'BinaryFloatingPoint'
  var label: some View { Label("Name", image: 1) }  // error: no exact matches
}

struct WrongLists {
  struct Item { let name: String }
  let items: [Item]

  var list: some View { List(items) { Text($0.name) } }  // error: conform to 'Identifiable'
  var section: some View { Section(title: "x") { Text("x") } }  // error: extraneous argument label
  var swipe: some View { Text("x").swipeActions(edge: .top) { Text("x") } }  // error: has no member 'top'
  var style: some View { List { Text("x") }.listStyle(.table) }  // error: has no member 'table'
  var empty: some View { ContentUnavailableView("x", systemImage: "x", description: "y") }  // error: cannot convert
}
