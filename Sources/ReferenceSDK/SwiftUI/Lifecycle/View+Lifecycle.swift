@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    self
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    self
  }

  nonisolated public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P: Publisher, P.Failure == Never {
    self
  }
}

// The SDK of Xcode 26.4 took the place of `task(priority:_:)` with forms that have a name, which accept the same calls.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    self
  }

  nonisolated public func task<T>(
    id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    self
  }
}
