// sdk: complete
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
@available(
  watchOS, introduced: 6.0, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
public struct Alert {
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}

  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {}

  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }

  // sdk: complete
  public struct Button {
    init() {}

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { .init() }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { .init() }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { .init() }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { .init() }
  }
}

@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
@available(
  watchOS, introduced: 6.0, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "use `View.alert(title:isPresented:presenting::actions:) instead."
)
extension View {
  nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  where Item: Identifiable { self }

  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
}

// sdk: complete
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
@available(
  watchOS, introduced: 6.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
@available(macOS, unavailable)
public struct ActionSheet {
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {}
}

@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
@available(
  watchOS, introduced: 6.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
@available(macOS, unavailable)
extension View {
  nonisolated public func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View
  where T: Identifiable { self }

  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
}
