@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips {
  // sdk: complete
  public struct ConfigurationOption: Sendable {
    init() {}

    public static func datastoreLocation(
      _ storeLocation: Tips.ConfigurationOption.DatastoreLocation
    ) -> Tips.ConfigurationOption { .init() }

    public static func displayFrequency(
      _ displayFrequency: Tips.ConfigurationOption.DisplayFrequency
    ) -> Tips.ConfigurationOption { .init() }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public static func cloudKitContainer(
      _ cloudKitContainer: Tips.ConfigurationOption.CloudKitContainer?
    ) -> Tips.ConfigurationOption { .init() }

    // sdk: complete
    public struct DatastoreLocation: Equatable, Sendable {
      public static var applicationDefault: Tips.ConfigurationOption.DatastoreLocation { .init() }
      public static func groupContainer(identifier: String) throws -> Tips.ConfigurationOption.DatastoreLocation {
        .init()
      }
      public static func url(_ url: URL) -> Tips.ConfigurationOption.DatastoreLocation { .init() }
    }

    // sdk: complete
    public struct DisplayFrequency: Equatable, Sendable {
      public static var immediate: Tips.ConfigurationOption.DisplayFrequency { .init() }
      public static var hourly: Tips.ConfigurationOption.DisplayFrequency { .init() }
      public static var daily: Tips.ConfigurationOption.DisplayFrequency { .init() }
      public static var weekly: Tips.ConfigurationOption.DisplayFrequency { .init() }
      public static var monthly: Tips.ConfigurationOption.DisplayFrequency { .init() }
    }

    // sdk: complete
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct CloudKitContainer: Equatable, Sendable {
      public static var automatic: Tips.ConfigurationOption.CloudKitContainer { .init() }
      public static func named(_ containerName: String) -> Tips.ConfigurationOption.CloudKitContainer { .init() }
    }
  }
}
