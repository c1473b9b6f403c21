import Foundation

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  public let url: URL
  public let name: String
  public let groupAppContainerIdentifier: String?
  public let cloudKitContainerIdentifier: String?
  public let groupContainer: ModelConfiguration.GroupContainer
  public let cloudKitDatabase: ModelConfiguration.CloudKitDatabase
  public var schema: Schema?
  public let allowsSave: Bool
  public let isStoredInMemoryOnly: Bool

  public init(isStoredInMemoryOnly: Bool = false) { fatalError() }

  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) { fatalError() }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: ModelConfiguration.GroupContainer = .automatic,
    cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic
  ) {
    fatalError()
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic
  ) {
    fatalError()
  }

  public var id: URL { url }
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
  public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool { lhs.url == rhs.url }

  // sdk: complete
  public struct CloudKitDatabase: Sendable {
    init() {}

    public static var automatic: ModelConfiguration.CloudKitDatabase { .init() }
    public static var none: ModelConfiguration.CloudKitDatabase { .init() }
    public static func `private`(_ privateDBName: String) -> ModelConfiguration.CloudKitDatabase { .init() }
  }

  // sdk: complete
  public struct GroupContainer: Sendable {
    init() {}

    public static var automatic: ModelConfiguration.GroupContainer { .init() }
    public static var none: ModelConfiguration.GroupContainer { .init() }
    public static func identifier(_ groupName: String) -> ModelConfiguration.GroupContainer { .init() }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ModelConfiguration: CustomDebugStringConvertible {
  public var debugDescription: String { name }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ModelConfiguration: DataStoreConfiguration {
  public typealias Store = DefaultStore

  public func validate() throws {}
}
