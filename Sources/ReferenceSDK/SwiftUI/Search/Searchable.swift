@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { self }

  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    macOS, introduced: 12.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    tvOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    watchOS, introduced: 8.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View { self }

  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    macOS, introduced: 12.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    tvOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    watchOS, introduced: 8.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View { self }

  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    macOS, introduced: 12.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    tvOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    watchOS, introduced: 8.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @_disfavoredOverload
  nonisolated public func searchable<V, S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol { self }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { self }
}
