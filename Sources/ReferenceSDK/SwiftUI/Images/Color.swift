// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Color: Hashable, CustomStringConvertible, Sendable {
  let name: String

  init(storedName: String) {
    name = storedName
  }

  public var description: String {
    name
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Color: View, _PrimitiveView {}
