@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips {
  // sdk: complete
  public protocol RuleInput {
    associatedtype Value
  }

  // sdk: partial
  public struct Rule: Sendable {
    init() {}

    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public init(_ operation: Tips.Rule.CompoundOperation, _ rules: [Tips.Rule]) {}

    // sdk: complete
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public enum CompoundOperation: Sendable {
      case disjunction
      case conjunction
    }

    /// What `#Rule` becomes where `#Predicate` can judge its condition.
    public static func _rule<each Input>(
      _ input: repeat each Input, condition: Predicate<repeat (each Input).Value>
    ) -> Tips.Rule where repeat each Input: Tips.RuleInput { Rule() }

    /// What `#Rule` becomes where the condition asks for what TipKit alone has.
    public static func _rule<each Input>(
      _ input: repeat each Input, body: (repeat (each Input).Value) -> Bool
    ) -> Tips.Rule where repeat each Input: Tips.RuleInput { Rule() }
  }

  // sdk: complete
  public struct Parameter<Value>: Identifiable, Sendable
  where Value: Decodable, Value: Encodable, Value: Sendable {
    public var id: String { "" }
    public var wrappedValue: Value

    public init(
      _ enclosingInstance: (some Any).Type, _ name: String, _ initialValue: Value, _ options: Tips.ParameterOption...
    ) {
      wrappedValue = initialValue
    }

    @_disfavoredOverload
    public init<T>(_ keyPath: KeyPath<T, Value>, _ initialValue: Value, _ options: Tips.ParameterOption...) {
      wrappedValue = initialValue
    }
  }

  // sdk: complete
  public struct ParameterOption: Sendable {
    public static var transient: Tips.ParameterOption { .init() }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips.Parameter: Tips.RuleInput {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips.Event: Tips.RuleInput {
  public typealias Value = Tips.Event<DonationInfo>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "ReferenceMacros", type: "TipParameterMacro")

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@freestanding(expression)
public macro Rule<each Input>(
  _ input: repeat each Input, _ body: (repeat (each Input).Value) -> Bool
) -> Tips.Rule =
  #externalMacro(module: "ReferenceMacros", type: "TipRuleMacro") where repeat each Input: Tips.RuleInput
