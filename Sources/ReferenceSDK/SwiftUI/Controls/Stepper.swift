import Foundation

/// A control that raises and lowers a value.
// sdk: complete
@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
nonisolated public struct Stepper<Label: View>: View {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Stepper {
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)"
  )
  @available(tvOS, unavailable)
  @available(
    watchOS, introduced: 9.0, deprecated: 100000.0, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)"
  )
  @_disfavoredOverload nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {}

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Stepper(value:step:label:onEditingChanged:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Stepper(value:step:label:onEditingChanged:)")
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 9.0, deprecated: 100000.0, renamed: "Stepper(value:step:label:onEditingChanged:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Stepper(value:step:label:onEditingChanged:)")
  @_disfavoredOverload nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {}

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 9.0, deprecated: 100000.0, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {}
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}
}
