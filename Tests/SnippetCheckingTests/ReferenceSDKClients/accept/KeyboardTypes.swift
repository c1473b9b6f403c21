// platforms: iOS
import SwiftUI

struct Keyboards: View {
  @State private var text = ""

  var body: some View {
    TextField("Email", text: $text)
      .keyboardType(.emailAddress)
      .textContentType(.emailAddress)
      .textInputAutocapitalization(.never)
    SecureField("Code", text: $text).textContentType(.oneTimeCode).keyboardType(.numberPad)
    Image(uiImage: UIImage()).resizable()
    Color(uiColor: .systemBackground)
    EditButton()
    List { Text("x") }.listStyle(.insetGrouped).listSectionSpacing(.compact)
  }
}
