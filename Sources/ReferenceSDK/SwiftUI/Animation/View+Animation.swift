/// Runs the body, and animates the changes of state that it makes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withTransaction(\.animation, animation, body)
  completion()
  return result
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.with(transaction, body)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.with(transaction, body)
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let logicallyComplete: AnimationCompletionCriteria = AnimationCompletionCriteria("logicallyComplete")
  public static let removed: AnimationCompletionCriteria = AnimationCompletionCriteria("removed")
}

extension View {
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "use withAnimation or animation(_:value:) instead")
  @available(macOS, introduced: 10.15, deprecated: 12.0, message: "use withAnimation or animation(_:value:) instead")
  @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "use withAnimation or animation(_:value:) instead")
  @available(watchOS, introduced: 6.0, deprecated: 8.0, message: "use withAnimation or animation(_:value:) instead")
  @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use withAnimation or animation(_:value:) instead")
  @_disfavoredOverload nonisolated public func animation(_ animation: Animation?) -> some View { self }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View where Self: Equatable {
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
}

extension View {
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
nonisolated public struct PlaceholderContentView<Value>: View, _PrimitiveView {
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension Transaction {
  private struct AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
  }

  private struct DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private struct IsContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }
}
