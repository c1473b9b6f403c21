// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
nonisolated public struct Menu<Label, Content>: View where Label: View, Content: View {
  nonisolated init() {}

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension Menu {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init() }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init()
  }

  @available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol {
    self.init()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == ReferenceSwiftUI.Label<Text, Image> {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == ReferenceSwiftUI.Label<Text, Image>, S: StringProtocol {
    self.init()
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension Menu {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
  where Label == ReferenceSwiftUI.Label<Text, Image> {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
  where Label == ReferenceSwiftUI.Label<Text, Image>, S: StringProtocol {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == ReferenceSwiftUI.Label<Text, Image> {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == ReferenceSwiftUI.Label<Text, Image>, S: StringProtocol {
    self.init()
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension Menu {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init()
  }

  @available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text, S: StringProtocol {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == ReferenceSwiftUI.Label<Text, Image> {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == ReferenceSwiftUI.Label<Text, Image>, S: StringProtocol {
    self.init()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) { self.init() }
}
