/// A control for choosing a value from a range.
// sdk: partial
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @available(tvOS, unavailable)
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {}

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {}
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Slider(value:in:label:onEditingChanged:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Slider(value:in:label:onEditingChanged:)")
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Slider(value:in:label:onEditingChanged:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Slider(value:in:label:onEditingChanged:)")
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {}

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Slider(value:in:step:label:onEditingChanged:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Slider(value:in:step:label:onEditingChanged:)")
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "Slider(value:in:step:label:onEditingChanged:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Slider(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {}
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Slider {
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}

  @available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() }, tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}

/// A mark on a slider.
// sdk: partial
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct SliderTick<V>: Comparable, Identifiable where V: BinaryFloatingPoint {
  // sdk: complete
  public struct ID: Hashable {
    let value: V
  }

  public let id: SliderTick<V>.ID

  public init(_ value: V) { id = ID(value: value) }
  public init(_ value: V, @ViewBuilder label: () -> some View) { self.init(value) }
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) }
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, _ value: V) { self.init(value) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) }

  public static func == (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.id == rhs.id }
  public static func < (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.id.value < rhs.id.value }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
