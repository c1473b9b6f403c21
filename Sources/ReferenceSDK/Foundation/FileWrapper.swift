// sdk: partial
@available(iOS 4.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class FileWrapper: NSObject {
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    super.init()
  }

  open private(set) var regularFileContents: Data?
  open var filename: String?
  open var preferredFilename: String?
  open var isDirectory: Bool { false }
  open var isRegularFile: Bool { true }
}
