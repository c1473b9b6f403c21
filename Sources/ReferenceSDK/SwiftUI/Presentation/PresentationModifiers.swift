// sdk: complete
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
public struct PresentationAdaptation: Sendable {
  init() {}

  public static var automatic: PresentationAdaptation { .init() }
  public static var none: PresentationAdaptation { .init() }
  public static var popover: PresentationAdaptation { .init() }
  public static var sheet: PresentationAdaptation { .init() }
  public static var fullScreenCover: PresentationAdaptation { .init() }
}

// sdk: complete
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
public struct PresentationBackgroundInteraction: Sendable {
  init() {}

  public static var automatic: PresentationBackgroundInteraction { .init() }
  public static var enabled: PresentationBackgroundInteraction { .init() }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
  public static var disabled: PresentationBackgroundInteraction { .init() }
}

// sdk: complete
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
public struct PresentationContentInteraction: Equatable, Sendable {
  private enum StaticName: Sendable {
    case automatic, resizes, scrolls
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static var automatic: PresentationContentInteraction { .init(.automatic) }
  public static var resizes: PresentationContentInteraction { .init(.resizes) }
  public static var scrolls: PresentationContentInteraction { .init(.scrolls) }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
extension View {
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle { self }

  nonisolated public func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
}

@available(visionOS 26.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }

  nonisolated public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
}

// sdk: complete
@available(visionOS 26.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BreakthroughEffect: Sendable {
  init() {}

  public static let automatic = BreakthroughEffect()
  public static let subtle = BreakthroughEffect()
  public static let prominent = BreakthroughEffect()
  public static let none = BreakthroughEffect()
}
