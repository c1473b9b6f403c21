/// Tracks one after the other, as the builder joins them.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct _JoinedKeyframes<Value>: Keyframes, _PrimitiveKeyframes {}

/// Keyframes of one track, as the builders join them.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct _JoinedTrackContent<Value>: KeyframeTrackContent, _PrimitiveTrackContent where Value: Animatable {}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Value == Content.Value, Content: Keyframes { expression }

  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Value == Content.Value, Content: Keyframes { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { _JoinedKeyframes<Value>() }

  public static func buildBlock() -> some Keyframes<Value> { _JoinedKeyframes<Value>() }

  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes { component }
}

// A single track needs no `KeyframeTrack`; only its keyframes can be conditional or repeated.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension KeyframesBuilder {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    _JoinedTrackContent<Value>()
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
  { .init() }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
  { .init() }

  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { _JoinedTrackContent<Value>() }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    _JoinedTrackContent<Value>()
  }

  public static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value, Content: KeyframeTrackContent {
    KeyframeTrack { component }
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    _JoinedTrackContent<Value>()
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
  { .init() }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
  { .init() }

  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { _JoinedTrackContent<Value>() }

  public static func buildBlock() -> some KeyframeTrackContent<Value> { _JoinedTrackContent<Value>() }

  // sdk: complete
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent, _PrimitiveTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    public typealias Value = ConditionalValue

    init() {}
  }
}
