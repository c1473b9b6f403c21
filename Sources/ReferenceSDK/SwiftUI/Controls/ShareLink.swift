import Foundation

/// A control that shares items.
// sdk: partial
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { EmptyView() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension ShareLink {
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {}
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == URL {}
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == String {}
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {}
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {}
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {}
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {}
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {}
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {}
  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {}
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {}
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {}
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {}
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {}
  nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {}
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {}
  nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {}
  nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {}
  nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {}
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {}
  nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {}
  nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {}
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
nonisolated public struct DefaultShareLinkLabel: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

/// What is shown of an item to be shared.
// sdk: partial
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  public init(_ title: Text, image: Image, icon: Icon) {}
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
  public init(_ title: Text, image: Image) {}
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) {}
  public init(_ title: Text, icon: Icon) {}
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
  public init(_ title: Text) {}
}
