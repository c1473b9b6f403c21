// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct WindowGroup<Content>: Scene, _PrimitiveScene where Content: View {
  nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension WindowGroup {
  nonisolated public init(
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ title: Text, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @ViewBuilder makeContent: @escaping () -> Content
  ) where S: StringProtocol {
    self.init()
  }

  nonisolated public init(
    id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) where S: StringProtocol {
    self.init()
  }

}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension WindowGroup {
  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 15.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 11.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 2.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @_disfavoredOverload
  public init(
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 15.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 11.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 2.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @_disfavoredOverload
  public init(
    _ title: Text, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 15.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 11.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 2.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 15.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 11.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 2.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @_disfavoredOverload
  public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init()
  }

  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 15.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 11.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 2.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @_disfavoredOverload
  public init(
    id: String, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 15.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 11.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 2.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @_disfavoredOverload
  public init(
    _ title: Text, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 15.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 11.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 2.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @available(
    iOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 15.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 18.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 11.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 2.0,
    message: "Use the initializer which takes an escaping view builder instead."
  )
  @_disfavoredOverload
  public init<S>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init()
  }

}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
  nonisolated public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  nonisolated public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, D, C>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  nonisolated public init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  nonisolated public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, D, C>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  nonisolated public init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  nonisolated public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, D, C>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  nonisolated public init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  nonisolated public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, D, C>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init()
  }

}

// sdk: complete
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct PresentedWindowContent<Data, Content>: View, _PrimitiveView
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  nonisolated init() {}
}
