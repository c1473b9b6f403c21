extension View {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  @available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  @available(macOS 13.0, tvOS 15.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func focusSection() -> some View { self }

  @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate: FocusInteractions = FocusInteractions(rawValue: 1 << 0)
  public static let edit: FocusInteractions = FocusInteractions(rawValue: 1 << 1)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct DefaultFocusEvaluationPriority: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let automatic: DefaultFocusEvaluationPriority = DefaultFocusEvaluationPriority("automatic")
  public static let userInitiated: DefaultFocusEvaluationPriority = DefaultFocusEvaluationPriority("userInitiated")
}
