// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public class ModelContainer: Equatable, @unchecked Sendable {
  public final let schema: Schema
  public final let migrationPlan: (any SchemaMigrationPlan.Type)?
  public var configurations: Set<ModelConfiguration>

  @MainActor public var mainContext: ModelContext { ModelContext(self) }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    fatalError()
  }

  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    fatalError()
  }

  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    fatalError()
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public convenience init(
    for forTypes: any PersistentModel.Type..., configurations: any DataStoreConfiguration...
  ) throws {
    fatalError()
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(for givenSchema: Schema, configurations: [any DataStoreConfiguration]) throws { fatalError() }

  @available(
    iOS, introduced: 17.0, deprecated: 100000.0, renamed: "erase",
    message:
      "deleteAllData has been replaced by `erase`. Use `erase` to completely remove all of the data from a store."
  )
  @available(
    macOS, introduced: 14.0, deprecated: 100000.0, renamed: "erase",
    message:
      "deleteAllData has been replaced by `erase`. Use `erase` to completely remove all of the data from a store."
  )
  @available(
    tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "erase",
    message:
      "deleteAllData has been replaced by `erase`. Use `erase` to completely remove all of the data from a store."
  )
  @available(
    watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "erase",
    message:
      "deleteAllData has been replaced by `erase`. Use `erase` to completely remove all of the data from a store."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "erase",
    message:
      "deleteAllData has been replaced by `erase`. Use `erase` to completely remove all of the data from a store."
  )
  public func deleteAllData() {}

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func erase() throws {}
}
