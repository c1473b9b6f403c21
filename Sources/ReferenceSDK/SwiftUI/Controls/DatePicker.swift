import Foundation

/// A control for choosing a date.
// sdk: complete
@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {}
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}

  @available(iOS 16.0, macOS 13.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}

  @available(iOS 16.0, macOS 13.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}

  @available(iOS 16.0, macOS 13.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}

  @available(iOS 16.0, macOS 13.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  @available(watchOS 10.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static var hourMinuteAndSecond: DatePickerComponents { DatePickerComponents(rawValue: 1 << 2) }
  public static let hourAndMinute: DatePickerComponents = DatePickerComponents(rawValue: 1 << 0)
  public static let date: DatePickerComponents = DatePickerComponents(rawValue: 1 << 1)
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View

  @available(iOS 16.0, macOS 13.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  @available(iOS 16.0, macOS 13.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  typealias Configuration = DatePickerStyleConfiguration
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct DatePickerStyleConfiguration {
  public struct Label: View, _PrimitiveView {
  }
  public let label: DatePickerStyleConfiguration.Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}

  @available(iOS 16.0, macOS 13.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

// sdk: complete
@available(iOS 14.0, macOS 10.15.4, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}

  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 14.0, macOS 10.15.4, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

// sdk: complete
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}

  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

// sdk: complete
@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}

  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

// sdk: complete
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public init() {}

  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

// sdk: complete
@available(iOS 13.0, watchOS 10.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}

  @available(iOS 16.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 13.0, watchOS 10.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}

/// A control for choosing several dates.
// sdk: complete
@available(iOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct MultiDatePicker<Label: View>: View {
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {}
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MultiDatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {}
}
