// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct TipView<Content>: View, _PrimitiveView where Content: Tip {}

@available(*, unavailable)
extension TipView: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension TipView {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @preconcurrency @MainActor
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {}

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @preconcurrency @MainActor
  public init<AnchorID>(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: AnchorID,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip, AnchorID: Hashable, AnchorID: Sendable {}

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {}

  @available(iOS, introduced: 17.0, obsoleted: 18.0)
  @available(macOS, introduced: 14.0, obsoleted: 15.0)
  @available(tvOS, introduced: 17.0, obsoleted: 18.0)
  @available(watchOS, introduced: 10.0, obsoleted: 11.0)
  @available(visionOS, introduced: 1.0, obsoleted: 2.0)
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(
    _ tip: Content, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {}
}
