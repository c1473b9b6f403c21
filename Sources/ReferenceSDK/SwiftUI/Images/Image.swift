// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Image: Equatable, Sendable {
  let name: String

  init(storedName: String) {
    name = storedName
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Image {
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@available(macOS 11.0, *)
extension Image {
  public init(systemName: String) {
    name = systemName
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Image: View, _PrimitiveView {}
