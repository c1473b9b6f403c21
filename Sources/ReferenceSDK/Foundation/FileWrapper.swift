// sdk: partial
@available(iOS 4.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class FileWrapper: NSObject, NSSecureCoding {
  // sdk: complete
  public struct ReadingOptions: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let immediate = FileWrapper.ReadingOptions(rawValue: 1 << 0)
    public static let withoutMapping = FileWrapper.ReadingOptions(rawValue: 1 << 1)
  }

  // sdk: complete
  public struct WritingOptions: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let atomic = FileWrapper.WritingOptions(rawValue: 1 << 0)
    public static let withNameUpdating = FileWrapper.WritingOptions(rawValue: 1 << 1)
  }

  public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
    super.init()
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    super.init()
  }

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    super.init()
  }

  public init(symbolicLinkWithDestinationURL url: URL) {
    super.init()
  }

  public init?(serializedRepresentation serializeRepresentation: Data) {
    super.init()
  }

  public required init?(coder inCoder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open var isDirectory: Bool { false }
  open var isRegularFile: Bool { true }
  open var isSymbolicLink: Bool { false }
  open var filename: String?
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]
  open private(set) var regularFileContents: Data?
  open var serializedRepresentation: Data? { nil }
  open var fileWrappers: [String: FileWrapper]? { nil }

  @discardableResult
  open func matchesContents(of url: URL) -> Bool { false }
  open func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws {}
  open func write(
    to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?
  ) throws {}

  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String { "" }

  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String { fileName }

  open func removeFileWrapper(_ child: FileWrapper) {}
}
