extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  { self }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { self }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  { self }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { self }
}

extension View {
  @available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  @available(
    iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(
    macOS, introduced: 13.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(tvOS, unavailable)
  @available(
    watchOS, introduced: 9.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)"
  )
  @available(tvOS, unavailable)
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)"
  )
  @_disfavoredOverload nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }

  @available(tvOS 14.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  @_disfavoredOverload nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
}

extension View {
  @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  @available(
    iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(
    macOS, introduced: 13.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(
    tvOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(watchOS, unavailable)
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  @available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

// sdk: partial
@available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffect {
  private let name: String
  private init(_ name: String) { self.name = name }
  nonisolated(unsafe) public static let automatic: HoverEffect = HoverEffect("automatic")

  @available(iOS 13.4, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated(unsafe) public static let highlight: HoverEffect = HoverEffect("highlight")
  nonisolated(unsafe) public static let lift: HoverEffect = HoverEffect("lift")
}

extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  { self }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload nonisolated public func help(_ textKey: LocalizedStringResource) -> some View { self }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func help(_ text: Text) -> some View { self }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "deprecated in the 27 docs only")
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "deprecated in the 27 docs only")
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  @available(iOS 16.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 0)

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let dragPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 1)

  @available(iOS 15.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let contextMenuPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 2)

  @available(iOS 15.0, tvOS 18.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let hoverEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 3)

  @available(macOS 12.0, watchOS 8.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let focusEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 4)

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static let accessibility: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 5)
}
