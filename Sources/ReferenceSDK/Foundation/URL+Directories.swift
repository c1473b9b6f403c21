@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension URL {
  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? URL(fileURLWithPath: NSHomeDirectory())
  }

  public static var documentsDirectory: URL { directory(.documentDirectory) }
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
}
