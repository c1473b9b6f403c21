// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct IdentityTransition: Transition {
  @MainActor @preconcurrency public init() {}

  public func body(content: IdentityTransition.Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { .init(hasMotion: false) }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct OpacityTransition: Transition {
  @MainActor @preconcurrency public init() {}

  public func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { .init(hasMotion: false) }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct SlideTransition: Transition {
  @MainActor @preconcurrency public init() {}

  public func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View { content }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct MoveTransition: Transition {
  @MainActor @preconcurrency public var edge: Edge

  @MainActor @preconcurrency public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View { content }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct PushTransition: Transition {
  @MainActor @preconcurrency public var edge: Edge

  @MainActor @preconcurrency public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: PushTransition.Content, phase: TransitionPhase) -> some View { content }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct OffsetTransition: Transition {
  @MainActor @preconcurrency public var offset: CGSize

  @MainActor @preconcurrency public init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: OffsetTransition.Content, phase: TransitionPhase) -> some View { content }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct ScaleTransition: Transition {
  @MainActor @preconcurrency public var scale: Double
  @MainActor @preconcurrency public var anchor: UnitPoint

  @MainActor @preconcurrency public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View { content }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct BlurReplaceTransition: Transition {
  // sdk: complete
  public struct Configuration: Equatable, Sendable {
    private let isUpUp: Bool

    public static let downUp = BlurReplaceTransition.Configuration(isUpUp: false)
    public static let upUp = BlurReplaceTransition.Configuration(isUpUp: true)
  }

  @MainActor @preconcurrency public var configuration: BlurReplaceTransition.Configuration

  @MainActor @preconcurrency public init(configuration: BlurReplaceTransition.Configuration) {
    self.configuration = configuration
  }

  public func body(content: BlurReplaceTransition.Content, phase: TransitionPhase) -> some View { content }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct AsymmetricTransition<Insertion, Removal>: Transition where Insertion: Transition, Removal: Transition {
  @MainActor @preconcurrency public var insertion: Insertion
  @MainActor @preconcurrency public var removal: Removal

  @MainActor @preconcurrency public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: PlaceholderContentView<AsymmetricTransition<Insertion, Removal>>, phase: TransitionPhase)
    -> some View
  { content }

  public static var properties: TransitionProperties {
    .init(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == IdentityTransition {
  @MainActor @preconcurrency public static var identity: IdentityTransition { .init() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == OpacityTransition {
  @MainActor @preconcurrency public static var opacity: OpacityTransition { .init() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == SlideTransition {
  @MainActor @preconcurrency public static var slide: SlideTransition { .init() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == MoveTransition {
  @MainActor @preconcurrency public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == PushTransition {
  @MainActor @preconcurrency public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }

  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    .init(CGSize(width: x, height: y))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == ScaleTransition {
  @MainActor @preconcurrency public static var scale: ScaleTransition { .init(0) }

  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    .init(scale, anchor: anchor)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == BlurReplaceTransition {
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    .init(configuration: config)
  }
}
