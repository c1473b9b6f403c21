import SwiftUI
import UniformTypeIdentifiers

struct Importing: View {
  @State private var isShown = false
  private let types: [UTType] = [.pdf, .json]

  var body: some View {
    Text("A").fileImporter(isPresented: $isShown, allowedContentTypes: types) { result in
      if case .success(let url) = result { print(url.lastPathComponent) }
    }
    Text("B").fileImporter(
      isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true
    ) { result in
      switch result {
      case .success(let urls): print(urls.count)
      case .failure(let error): print(error.localizedDescription)
      }
    }
    Text("C").fileMover(isPresented: $isShown, file: nil) { _ in }
      .fileDialogMessage("Where to?")
      .fileDialogBrowserOptions([.includeHiddenFiles])
  }
}
