@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MenuBarExtra where Label == ReferenceSwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init()
  }
}

@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MenuBarExtra where Label == ReferenceSwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init()
  }
}
