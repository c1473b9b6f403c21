/// A control for entering a secret.
// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct SecureField<Label: View>: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {}

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0, message: "use SecureField.init(_:text:), View.onSubmit(of:_:)"
  )
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension SecureField {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
