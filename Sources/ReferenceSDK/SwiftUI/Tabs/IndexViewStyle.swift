// sdk: complete
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
public protocol IndexViewStyle {
  func _makeView()
}

// sdk: complete
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
public struct PageIndexViewStyle: IndexViewStyle {
  // sdk: complete
  public struct BackgroundDisplayMode: Sendable {
    init() {}

    public static let automatic = PageIndexViewStyle.BackgroundDisplayMode()

    @available(watchOS, unavailable)
    public static let interactive = PageIndexViewStyle.BackgroundDisplayMode()

    @available(watchOS, unavailable)
    public static let always = PageIndexViewStyle.BackgroundDisplayMode()

    public static let never = PageIndexViewStyle.BackgroundDisplayMode()
  }

  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}

  public func _makeView() {}
}

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { .init() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
extension View {
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle { self }
}
