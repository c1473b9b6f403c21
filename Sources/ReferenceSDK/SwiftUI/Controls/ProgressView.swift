import Foundation

/// Shows how far a task has come.
// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension ProgressView {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {}
  nonisolated public init(@ViewBuilder label: () -> Label) {}
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {}

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {}

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {}
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {}
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {}
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct DefaultDateProgressLabel: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ProgressViewStyleConfiguration {
  public struct Label: View, _PrimitiveView {
  }
  public struct CurrentValueLabel: View, _PrimitiveView {
  }
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use View/tint(_)")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "use View/tint(_)")
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use View/tint(_)")
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "use View/tint(_)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use View/tint(_)")
  public init(tint: Color) {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use View/tint(_)")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "use View/tint(_)")
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use View/tint(_)")
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "use View/tint(_)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use View/tint(_)")
  public init(tint: Color) {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}
