// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable {
    let id: ObjectIdentifier
  }

  let token = NamespaceToken()

  public init() {}

  public var wrappedValue: Namespace.ID {
    ID(id: ObjectIdentifier(token))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Namespace: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Namespace.ID: Sendable {}

/// The identity of a namespace.
final class NamespaceToken: Sendable {}
