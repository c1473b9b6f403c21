// sdk: partial
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A scene that has no body of its own; gives `body` to the SDK's leaf scenes.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public protocol _PrimitiveScene: Scene where Body == Never {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension _PrimitiveScene {
  @MainActor @preconcurrency public var body: Never { fatalError("A primitive scene has no body") }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Never: Scene {}

/// What a scene modifier returns.
struct ModifiedScene<Content>: Scene, _PrimitiveScene where Content: Scene {
  nonisolated(unsafe) let content: Content

  nonisolated init(_ content: Content) {
    self.content = content
  }
}
