// sdk: partial
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
  }

  public convenience init?(contentsOf fileURL: URL!) {
    self.init()
  }

  @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *)
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var registeredTypeIdentifiers: [String] { [] }
  @available(iOS 11.0, macOS 10.14, tvOS 11.0, watchOS 4.0, *)
  open var suggestedName: String? {
    get { nil }
    set {}
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  @discardableResult
  @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *)
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }

  @discardableResult
  @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *)
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }

  @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *)
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

  @discardableResult
  @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *)
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
extension NSItemProvider {
  public func canLoadObject<T>(ofClass: T.Type) -> Bool where T: _ObjectiveCBridgeable { false }

  public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable { Progress(totalUnitCount: 1) }
}

// sdk: complete
@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

// sdk: partial
@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}
