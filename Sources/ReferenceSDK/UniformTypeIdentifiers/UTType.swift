// sdk: partial
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct UTType: Sendable {
  public private(set) var identifier: String

  public init?(_ identifier: String) {
    self.identifier = identifier
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    identifier = "dyn." + filenameExtension
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    identifier = "dyn." + mimeType
  }

  private init(wellKnown name: String) {
    identifier = name
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension UTType: Hashable, Codable, CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { identifier }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension UTType {
  public var preferredFilenameExtension: String? { nil }
  public var preferredMIMEType: String? { nil }
  public var localizedDescription: String? { nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { !isDynamic }
  public var supertypes: Set<UTType> { [] }
  public func conforms(to type: UTType) -> Bool { self == type }
  public func isSupertype(of type: UTType) -> Bool { false }
  public func isSubtype(of type: UTType) -> Bool { false }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension UTType {
  public static var item: UTType { .init(wellKnown: "item") }
  public static var content: UTType { .init(wellKnown: "content") }
  public static var data: UTType { .init(wellKnown: "data") }
  public static var directory: UTType { .init(wellKnown: "directory") }
  public static var url: UTType { .init(wellKnown: "url") }
  public static var fileURL: UTType { .init(wellKnown: "fileURL") }
  public static var text: UTType { .init(wellKnown: "text") }
  public static var plainText: UTType { .init(wellKnown: "plainText") }
  public static var utf8PlainText: UTType { .init(wellKnown: "utf8PlainText") }
  public static var delimitedText: UTType { .init(wellKnown: "delimitedText") }
  public static var commaSeparatedText: UTType { .init(wellKnown: "commaSeparatedText") }
  public static var tabSeparatedText: UTType { .init(wellKnown: "tabSeparatedText") }
  public static var rtf: UTType { .init(wellKnown: "rtf") }
  public static var html: UTType { .init(wellKnown: "html") }
  public static var xml: UTType { .init(wellKnown: "xml") }
  public static var yaml: UTType { .init(wellKnown: "yaml") }
  public static var sourceCode: UTType { .init(wellKnown: "sourceCode") }
  public static var swiftSource: UTType { .init(wellKnown: "swiftSource") }
  public static var cSource: UTType { .init(wellKnown: "cSource") }
  public static var javaScript: UTType { .init(wellKnown: "javaScript") }
  public static var shellScript: UTType { .init(wellKnown: "shellScript") }
  public static var pythonScript: UTType { .init(wellKnown: "pythonScript") }
  public static var json: UTType { .init(wellKnown: "json") }
  public static var propertyList: UTType { .init(wellKnown: "propertyList") }
  public static var xmlPropertyList: UTType { .init(wellKnown: "xmlPropertyList") }
  public static var binaryPropertyList: UTType { .init(wellKnown: "binaryPropertyList") }
  public static var pdf: UTType { .init(wellKnown: "pdf") }
  public static var rtfd: UTType { .init(wellKnown: "rtfd") }
  public static var image: UTType { .init(wellKnown: "image") }
  public static var jpeg: UTType { .init(wellKnown: "jpeg") }
  public static var tiff: UTType { .init(wellKnown: "tiff") }
  public static var gif: UTType { .init(wellKnown: "gif") }
  public static var png: UTType { .init(wellKnown: "png") }
  public static var bmp: UTType { .init(wellKnown: "bmp") }
  public static var ico: UTType { .init(wellKnown: "ico") }
  public static var rawImage: UTType { .init(wellKnown: "rawImage") }
  public static var svg: UTType { .init(wellKnown: "svg") }
  public static var livePhoto: UTType { .init(wellKnown: "livePhoto") }
  public static var heif: UTType { .init(wellKnown: "heif") }
  public static var heic: UTType { .init(wellKnown: "heic") }
  public static var webP: UTType { .init(wellKnown: "webP") }
  public static var usd: UTType { .init(wellKnown: "usd") }
  public static var usdz: UTType { .init(wellKnown: "usdz") }
  public static var audiovisualContent: UTType { .init(wellKnown: "audiovisualContent") }
  public static var movie: UTType { .init(wellKnown: "movie") }
  public static var video: UTType { .init(wellKnown: "video") }
  public static var audio: UTType { .init(wellKnown: "audio") }
  public static var quickTimeMovie: UTType { .init(wellKnown: "quickTimeMovie") }
  public static var mpeg: UTType { .init(wellKnown: "mpeg") }
  public static var mp3: UTType { .init(wellKnown: "mp3") }
  public static var mpeg4Movie: UTType { .init(wellKnown: "mpeg4Movie") }
  public static var mpeg4Audio: UTType { .init(wellKnown: "mpeg4Audio") }
  public static var avi: UTType { .init(wellKnown: "avi") }
  public static var aiff: UTType { .init(wellKnown: "aiff") }
  public static var wav: UTType { .init(wellKnown: "wav") }
  public static var midi: UTType { .init(wellKnown: "midi") }
  public static var playlist: UTType { .init(wellKnown: "playlist") }
  public static var folder: UTType { .init(wellKnown: "folder") }
  public static var volume: UTType { .init(wellKnown: "volume") }
  public static var package: UTType { .init(wellKnown: "package") }
  public static var bundle: UTType { .init(wellKnown: "bundle") }
  public static var application: UTType { .init(wellKnown: "application") }
  public static var archive: UTType { .init(wellKnown: "archive") }
  public static var gzip: UTType { .init(wellKnown: "gzip") }
  public static var zip: UTType { .init(wellKnown: "zip") }
  public static var spreadsheet: UTType { .init(wellKnown: "spreadsheet") }
  public static var presentation: UTType { .init(wellKnown: "presentation") }
  public static var database: UTType { .init(wellKnown: "database") }
  public static var message: UTType { .init(wellKnown: "message") }
  public static var contact: UTType { .init(wellKnown: "contact") }
  public static var vCard: UTType { .init(wellKnown: "vCard") }
  public static var calendarEvent: UTType { .init(wellKnown: "calendarEvent") }
  public static var emailMessage: UTType { .init(wellKnown: "emailMessage") }
  public static var font: UTType { .init(wellKnown: "font") }
  public static var bookmark: UTType { .init(wellKnown: "bookmark") }
  public static var epub: UTType { .init(wellKnown: "epub") }
  public static var log: UTType { .init(wellKnown: "log") }
}
