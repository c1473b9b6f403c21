// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene
  where repeat each Content: Scene {
    _TupleScene(value: (repeat each content))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
    _TupleScene(value: scene)
  }

  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *)
  public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(content: scene)
  }

  @available(
    iOS, deprecated: 14.0, obsoleted: 16.1,
    message: "this code may crash on earlier versions of the OS; specify '#available(iOS 16.1, *)' or newer instead"
  )
  @available(
    macOS, deprecated: 11.0, obsoleted: 13.0,
    message: "this code may crash on earlier versions of the OS; specify '#available(macOS 13.0, *)' or newer instead"
  )
  @available(
    watchOS, deprecated: 7.0, obsoleted: 9.1,
    message: "this code may crash on earlier versions of the OS; specify '#available(watchOS 9.1, *)' or newer instead"
  )
  @available(
    tvOS, deprecated: 14.0, obsoleted: 16.1,
    message: "this code may crash on earlier versions of the OS; specify '#available(tvOS 16.1, *)' or newer instead"
  )
  @available(visionOS, unavailable)
  @_disfavoredOverload
  public static func buildLimitedAvailability(
    _ scene: any Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    fatalError("Scenes are not limited to these systems")
  }
}

/// A scene that stands in an availability check.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public protocol _LimitedAvailabilitySceneMarker {}

struct LimitedAvailabilityScene<Content>: Scene, _PrimitiveScene, _LimitedAvailabilitySceneMarker
where Content: Scene {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) {
    self.content = content
  }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct _TupleScene<T>: Scene, _PrimitiveScene {
  nonisolated(unsafe) let value: T

  nonisolated init(value: T) {
    self.value = value
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some Scene where C0: Scene, C1: Scene {
    _TupleScene(value: (c0, c1))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some Scene where C0: Scene, C1: Scene, C2: Scene {
    _TupleScene(value: (c0, c1, c2))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some Scene where C0: Scene, C1: Scene, C2: Scene, C3: Scene {
    _TupleScene(value: (c0, c1, c2, c3))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some Scene where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene {
    _TupleScene(value: (c0, c1, c2, c3, c4))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some Scene where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene {
    _TupleScene(value: (c0, c1, c2, c3, c4, c5))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some Scene where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene {
    _TupleScene(value: (c0, c1, c2, c3, c4, c5, c6))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some Scene where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene {
    _TupleScene(value: (c0, c1, c2, c3, c4, c5, c6, c7))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene {
    _TupleScene(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene, C9: Scene {
    _TupleScene(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
  }
}
