import Foundation

extension TextField where Label == Text {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "use TextField.init(_:text:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message:
      "use TextField.init(_:value:formatter:onEditingChanged:), View.onSubmit(of:_:), FocusState, View.focused(_:equals:)"
  )
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {}
}
