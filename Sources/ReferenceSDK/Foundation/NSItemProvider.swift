// sdk: partial
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class NSItemProvider: NSObject {
  public override init() {
    super.init()
  }

  public convenience init?(contentsOf fileURL: URL!) {
    self.init()
  }

  open var registeredTypeIdentifiers: [String] { [] }
  open var suggestedName: String?

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
}
