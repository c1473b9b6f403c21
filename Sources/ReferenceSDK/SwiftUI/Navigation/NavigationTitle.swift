@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { self }

  @available(watchOS 7.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func navigationTitle<V>(@ViewBuilder _ title: () -> V) -> some View where V: View { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { self }
}

@available(iOS 26.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  @available(iOS 26.0, macOS 13.0, *)
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol { self }
}

// sdk: complete
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    @available(iOS 13.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    case large
  }
}

@available(iOS 14.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
extension View {
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}

@available(iOS 13.0, macOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  nonisolated public func assistiveAccessNavigationIcon(systemImage systemName: String) -> some View { self }
}
