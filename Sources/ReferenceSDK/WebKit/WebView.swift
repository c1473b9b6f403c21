import ReferenceSwiftUI

/// A view that displays some web content.
// sdk: complete
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
@MainActor
@preconcurrency
public struct WebView: View {
  public init(_ page: WebPage) {}

  public init(url: URL?) {}

  public var body: some View { EmptyView() }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension WebView {
  // sdk: complete
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    public static let automatic = BackForwardNavigationGesturesBehavior()
    public static let enabled = BackForwardNavigationGesturesBehavior()
    public static let disabled = BackForwardNavigationGesturesBehavior()

    private init() {}
  }

  // sdk: complete
  public struct MagnificationGesturesBehavior: Sendable {
    public static let automatic = MagnificationGesturesBehavior()
    public static let enabled = MagnificationGesturesBehavior()
    public static let disabled = MagnificationGesturesBehavior()

    private init() {}
  }

  // sdk: complete
  public struct LinkPreviewBehavior: Sendable {
    public static let automatic = LinkPreviewBehavior()
    public static let enabled = LinkPreviewBehavior()
    public static let disabled = LinkPreviewBehavior()

    private init() {}
  }

  // sdk: complete
  public struct ElementFullscreenBehavior: Sendable {
    public static let automatic = ElementFullscreenBehavior()
    public static let enabled = ElementFullscreenBehavior()
    public static let disabled = ElementFullscreenBehavior()

    private init() {}
  }

  // sdk: complete
  public struct ActivatedElementInfo: Hashable, Sendable {
    public let linkURL: URL?
  }
}

// sdk: partial
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension View {
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    self
  }

  nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  nonisolated public func webViewTextSelection<S>(_ selectability: S) -> some View where S: TextSelectability { self }

  nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
    self
  }

  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func webViewContextMenu(
    @ViewBuilder menu: @escaping @MainActor @Sendable (WebView.ActivatedElementInfo) -> some View
  ) -> some View { self }

  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }

  nonisolated public func webViewOnScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View where T: Hashable { self }

  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension WebPage {
  @MainActor public final var themeColor: Color? { nil }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension WebPage.NavigationAction {
  @MainActor public var modifierFlags: EventModifiers { [] }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension WebPage: Transferable {
  // sdk: complete
  nonisolated public struct ExportedContentConfiguration: Sendable {
    // sdk: complete
    public struct Region: Sendable {
      public static func rect(_ rect: CGRect) -> WebPage.ExportedContentConfiguration.Region { .init() }
      public static var contents: WebPage.ExportedContentConfiguration.Region { .init() }
    }

    public static func pdf(
      region: WebPage.ExportedContentConfiguration.Region = .contents, allowTransparentBackground: Bool = false
    ) -> WebPage.ExportedContentConfiguration { .init() }

    public static func image(
      region: WebPage.ExportedContentConfiguration.Region = .contents, allowTransparentBackground: Bool = false,
      snapshotWidth: CGFloat? = nil, afterScreenUpdates: Bool = true
    ) -> WebPage.ExportedContentConfiguration { .init() }
  }

  nonisolated public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .pdf) { (page: WebPage) in try await page.exported(as: .pdf()) }
  }

  nonisolated public final func exported(
    as representation: WebPage.ExportedContentConfiguration
  ) async throws -> Data { Data() }
}
