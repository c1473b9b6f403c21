// baseline: iOS 17, macOS 14
import SwiftUI
import UniformTypeIdentifiers

struct TextFile: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct Editor: View {
  @Binding var document: TextFile
  var body: some View { Text(document.text) }
}

@main struct Documents: App {
  var body: some Scene {
    DocumentGroup(newDocument: TextFile()) { file in Editor(document: file.$document) }
    DocumentGroup(viewing: TextFile.self) { file in Editor(document: file.$document) }
  }
}
