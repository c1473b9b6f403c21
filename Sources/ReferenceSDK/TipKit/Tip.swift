// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Self.Action] { get }
  @Tips.RuleBuilder var rules: [Self.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tip {
  public typealias Status = Tips.Status
  public typealias InvalidationReason = Tips.InvalidationReason
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Event = Tips.Event
  public typealias Option = TipOption
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public typealias MaxDisplayCount = Tips.MaxDisplayCount

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var rules: [Self.Rule] { [] }
  public var actions: [Self.Action] { [] }
  public var options: [any TipOption] { [] }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tip {
  public var status: Self.Status { .pending }
  public var shouldDisplay: Bool { false }
  public var statusUpdates: AsyncStream<Self.Status> { AsyncStream { $0.finish() } }
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Self.Status>, Bool> {
    statusUpdates.map { $0 == .available }
  }

  public func invalidate(reason: Self.InvalidationReason) {}

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func resetEligibility() async {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AnyTip: Tip {
  private let tip: any Tip

  public init(_ tip: some Tip) {
    self.tip = tip
  }

  public init(erasing tip: some Tip) {
    self.tip = tip
  }

  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [AnyTip.Action] { tip.actions }
  public var rules: [AnyTip.Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}
