// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor @preconcurrency public var body: Never { fatalError("A primitive view has no body") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  nonisolated public static func == (a: ModifiedContent<Content, Modifier>, b: ModifiedContent<Content, Modifier>)
    -> Bool
  {
    a.content == b.content && a.modifier == b.modifier
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension ModifiedContent: Animatable where Content: Animatable, Modifier: Animatable {
  public var animatableData: AnimatablePair<Content.AnimatableData, Modifier.AnimatableData> {
    get { AnimatablePair(content.animatableData, modifier.animatableData) }
    set { (content.animatableData, modifier.animatableData) = (newValue.first, newValue.second) }
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension ModifiedContent: VisualEffect where Content: VisualEffect, Modifier: VisualEffect {}
