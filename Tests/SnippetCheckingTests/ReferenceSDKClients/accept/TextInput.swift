import SwiftUI

struct Fields: View {
  enum Field: Hashable { case name, note }

  @State private var text = ""
  @State private var amount = 0.0
  @State private var maybe: Int?
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      TextField("Name", text: $text)
        .textFieldStyle(.roundedBorder)
        .focused($field, equals: .name)
        .submitLabel(.next)
        .onSubmit { field = .note }
      TextField("Name", text: $text, prompt: Text("Required"))
      TextField("Note", text: $text, axis: .vertical).lineLimit(3...5).focused($isFocused)
      TextField("Amount", value: $amount, format: .number)
      TextField("Maybe", value: $maybe, format: .number)
      TextField(text: $text) { Text("Name") }
    }
    .autocorrectionDisabled()
    Group {
      SecureField("Password", text: $text)
      TextEditor(text: $text).scrollContentBackground(.hidden)
    }
    .defaultFocus($field, .name)
  }
}

struct OutlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).border(.secondary)
  }
}

struct Outlined: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text).textFieldStyle(OutlinedFieldStyle())
  }
}
