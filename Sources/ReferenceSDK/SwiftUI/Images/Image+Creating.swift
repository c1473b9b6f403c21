import Foundation

extension Image {
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(storedName: name) }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(storedName: name) }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(storedName: name) }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(storedName: name)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(storedName: name) }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public init(systemName: String, variableValue: Double?) { self.init(storedName: systemName) }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public init(_ resource: ImageResource) { self.init(storedName: resource.name) }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: ObjectIdentifier
  public init(name: String, bundle: Bundle) { self.name = name; self.bundle = ObjectIdentifier(bundle) }
}
