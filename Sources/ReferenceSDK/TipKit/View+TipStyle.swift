@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func tipBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    self
  }

  nonisolated public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  nonisolated public func tipImageSize(_ size: CGSize) -> some View {
    self
  }

  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    self
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func tipImageStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    self
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func tipImageStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    self
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func tipImageStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
  where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    self
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func tipAnchor<AnchorID>(_ id: AnchorID) -> some View
  where AnchorID: Hashable, AnchorID: Sendable {
    self
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    self
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@preconcurrency
@MainActor
public protocol TipViewStyle {
  typealias Configuration = TipViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct TipViewStyleConfiguration {
  public let tip: any Tip

  @preconcurrency @MainActor public var image: Image? { tip.image }
  @preconcurrency @MainActor public var title: Text? { tip.title }
  @preconcurrency @MainActor public var message: Text? { tip.message }
  @preconcurrency @MainActor public var actions: [Tips.Action] { tip.actions }
}

@available(*, unavailable)
extension TipViewStyleConfiguration: Sendable {}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct MiniTipViewStyle: TipViewStyle {
  nonisolated init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: MiniTipViewStyle.Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension TipViewStyle where Self == MiniTipViewStyle {
  nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

@available(*, unavailable)
extension MiniTipViewStyle: Sendable {}
