@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func dismissalConfirmationDialog<A>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }

  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<A>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }

  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S, A>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View { self }

  nonisolated public func dismissalConfirmationDialog<A>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }

  nonisolated public func dismissalConfirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }

  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }

  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S, A, M>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View { self }

  nonisolated public func dismissalConfirmationDialog<A, M>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }
}

// sdk: complete
@available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct DialogSeverity: Equatable, Sendable {
  private enum StaticName: Sendable {
    case automatic, critical, standard
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static let automatic = DialogSeverity(.automatic)
  public static let critical = DialogSeverity(.critical)
  @available(macOS 14.0, *)
  public static let standard = DialogSeverity(.standard)
}

@available(macOS 13.0, watchOS 10.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

@available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
@available(visionOS, unavailable)
extension View {
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View where S: StringProtocol { self }

  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }

  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

@available(macOS 15.4, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  nonisolated public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
}
