// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ModelActor {
  public nonisolated var unownedExecutor: UnownedSerialExecutor { fatalError() }

  public var modelContext: ModelContext { modelExecutor.modelContext }

  public subscript<T>(id: PersistentIdentifier, as as: T.Type) -> T? where T: PersistentModel { nil }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public class DefaultSerialModelExecutor: @unchecked Sendable, SerialModelExecutor {
  public final let modelContext: ModelContext

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension DefaultSerialModelExecutor: SerialExecutor {
  public func enqueue(_ job: consuming ExecutorJob) {}

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { fatalError() }
}
