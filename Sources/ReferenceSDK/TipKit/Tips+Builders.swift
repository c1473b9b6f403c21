@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips {
  // sdk: complete
  @resultBuilder
  public struct RuleBuilder {
    public static func buildBlock() -> [Tips.Rule] { [] }
    public static func buildExpression(_ child: Tips.Rule) -> [Tips.Rule] { [child] }
    @_disfavoredOverload public static func buildExpression(_ child: Tips.Rule?) -> [Tips.Rule] { [] }
    public static func buildExpression(_ child: [Tips.Rule]) -> [Tips.Rule] { child }
    @_disfavoredOverload public static func buildExpression(_ child: [Tips.Rule?]) -> [Tips.Rule] { [] }
    public static func buildEither(first: [Tips.Rule]) -> [Tips.Rule] { first }
    public static func buildEither(second: [Tips.Rule]) -> [Tips.Rule] { second }
    public static func buildOptional(_ component: Tips.Rule?) -> [Tips.Rule] { [] }
    public static func buildOptional(_ component: [Tips.Rule?]) -> [Tips.Rule] { [] }
    public static func buildPartialBlock(first: [Tips.Rule]) -> [Tips.Rule] { first }
    public static func buildPartialBlock(accumulated: [Tips.Rule], next: [Tips.Rule]) -> [Tips.Rule] {
      accumulated + next
    }
  }

  // sdk: complete
  @resultBuilder
  public struct ActionBuilder {
    public static func buildExpression(_ element: Tips.Action) -> [Tips.Action] { [element] }
    public static func buildExpression(_ component: [Tips.Action]) -> [Tips.Action] { component }
    public static func buildPartialBlock(first: [Tips.Action]) -> [Tips.Action] { first }
    public static func buildPartialBlock(accumulated: [Tips.Action], next: [Tips.Action]) -> [Tips.Action] {
      accumulated + next
    }
    public static func buildArray(_ components: [[Tips.Action]]) -> [Tips.Action] { components.flatMap { $0 } }
    public static func buildEither(first component: [Tips.Action]) -> [Tips.Action] { component }
    public static func buildEither(second component: [Tips.Action]) -> [Tips.Action] { component }
    public static func buildLimitedAvailability(_ component: [Tips.Action]) -> [Tips.Action] { component }
    public static func buildOptional(_ component: [Tips.Action]?) -> [Tips.Action] { component ?? [] }
    public static func buildFinalResult(_ component: [Tips.Action]) -> [Tips.Action] { component }
  }

  // sdk: complete
  @resultBuilder
  public struct OptionsBuilder {
    public static func buildExpression(_ child: some TipOption) -> some TipOption { child }
    @_disfavoredOverload public static func buildExpression(_ child: (any TipOption)?) -> some TipOption {
      TipOptions()
    }
    public static func buildExpression(_ child: [some TipOption]) -> some TipOption { TipOptions() }
    @_disfavoredOverload public static func buildExpression(_ child: [(any TipOption)?]) -> some TipOption {
      TipOptions()
    }
    public static func buildEither(first: some TipOption) -> some TipOption { TipOptions() }
    public static func buildEither(second: some TipOption) -> some TipOption { TipOptions() }
    public static func buildOptional(_ component: (any TipOption)?) -> some TipOption { TipOptions() }
    public static func buildOptional(_ component: [(any TipOption)?]) -> some TipOption { TipOptions() }
    public static func buildBlock() -> some TipOption { TipOptions() }
    public static func buildPartialBlock(first: some TipOption) -> some TipOption { first }
    public static func buildPartialBlock(accumulated: some TipOption, next: some TipOption) -> some TipOption {
      TipOptions()
    }
    public static func buildFinalResult(_ component: some TipOption) -> [any TipOption] { [component] }
  }

  // sdk: complete
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @resultBuilder
  public struct GroupBuilder {
    public static func buildBlock() -> [any Tip] { [] }
    public static func buildBlock(_ components: any Tip...) -> [any Tip] { components }
    public static func buildPartialBlock(first: any Tip) -> [any Tip] { [first] }
    public static func buildPartialBlock(first: [any Tip]) -> [any Tip] { first }
    public static func buildPartialBlock(accumulated: [any Tip], next: any Tip) -> [any Tip] { accumulated + [next] }
    public static func buildPartialBlock(accumulated: [any Tip], next: [any Tip]) -> [any Tip] { accumulated + next }
    public static func buildPartialBlock(first: Void) -> [any Tip] { [] }
    public static func buildPartialBlock(first: Never) -> [any Tip] {}
    public static func buildIf(_ element: [any Tip]?) -> [any Tip] { element ?? [] }
    public static func buildEither(first: [any Tip]) -> [any Tip] { first }
    public static func buildEither(second: [any Tip]) -> [any Tip] { second }
    public static func buildArray(_ components: [[any Tip]]) -> [any Tip] { components.flatMap { $0 } }
  }
}

@available(*, unavailable)
extension Tips.RuleBuilder: Sendable {}

@available(*, unavailable)
extension Tips.ActionBuilder: Sendable {}

@available(*, unavailable)
extension Tips.OptionsBuilder: Sendable {}

@available(*, unavailable)
extension Tips.GroupBuilder: Sendable {}

/// Several options as one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
struct TipOptions: TipOption {}
