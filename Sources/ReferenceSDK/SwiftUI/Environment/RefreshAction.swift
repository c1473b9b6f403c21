// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct RefreshAction: Sendable {
  let handler: @Sendable () async -> Void

  public func callAsFunction() async {
    await handler()
  }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct RenameAction {
  let handler: () -> Void

  public func callAsFunction() {
    handler()
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    self
  }

  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    self
  }
}
