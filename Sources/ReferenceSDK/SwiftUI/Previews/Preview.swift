// sdk: partial
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
public struct Preview {
  // sdk: complete
  public enum ViewTraits {}

  let name: String?

  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
public struct PreviewTrait<T> {
  nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PreviewTrait {
  public init(_ traits: PreviewTrait<T>...) {
    self.init()
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }

  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor
@preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PreviewModifier where Self.Context == Void {
  @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct PreviewModifierContent: View, _PrimitiveView {
  nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor @preconcurrency public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait()
  }
}
