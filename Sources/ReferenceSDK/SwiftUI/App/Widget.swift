// What SwiftUI itself declares of widgets. Their configurations and their modifiers are WidgetKit's.

// sdk: complete
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@preconcurrency
@MainActor
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Widget {
  @MainActor @preconcurrency public static func main() {}
}

// sdk: partial
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@preconcurrency
@MainActor
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Never: WidgetConfiguration {}

// sdk: complete
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
nonisolated public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public var body: Never { fatalError("A primitive configuration has no body") }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@preconcurrency
@MainActor
public protocol WidgetBundle {
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension WidgetBundle {
  @MainActor @preconcurrency public static func main() {}
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@_marker
public protocol _LimitedAvailabilityWidgetMarker {}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
struct _Widgets: Widget, _LimitedAvailabilityWidgetMarker {
  nonisolated init() {}
  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Widget {
    content
  }

  public static func buildBlock() -> some Widget { _Widgets() }

  public static func buildBlock<Content>(_ content: Content) -> some Widget where Content: Widget {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Widget
  where repeat each Content: Widget {
    _Widgets()
  }

  public static func buildOptional(
    _ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?
  ) -> some Widget {
    _Widgets()
  }

  @available(iOS 16.1, macOS 13.0, watchOS 9.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public static func buildLimitedAvailability(
    _ widget: some Widget
  ) -> any Widget & _LimitedAvailabilityWidgetMarker {
    _Widgets()
  }
}
