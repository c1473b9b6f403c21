import ReferenceSwiftUI

/// What a map shows.
// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@preconcurrency
@MainActor
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension MapContent where Body == Never {
  @MainActor @preconcurrency public var body: Never { fatalError("Primitive content has no body") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Never: MapContent {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Optional: MapContent where Wrapped: MapContent {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Group: MapContent where Content: MapContent {
  public init(@MapContentBuilder content: () -> Content) {
    fatalError("Groups of map content are not made here")
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ForEach: MapContent where Content: MapContent {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ForEach where Content: MapContent {
  @MainActor public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    fatalError("Map content is not made here")
  }

  @MainActor public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    fatalError("Map content is not made here")
  }

  @_semantics("swiftui.requires_constant_range")
  @MainActor public init(
    _ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    fatalError("Map content is not made here")
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol DynamicMapContent: MapContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ForEach: DynamicMapContent where Content: MapContent {}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct EmptyMapContent: MapContent, Sendable {
  public typealias Body = Never

  nonisolated init(hidden: Void) {}

  public init() {}
}

// sdk: complete
@available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 1.2, *)
@MainActor
@preconcurrency
public struct AnyMapContent: MapContent, Sendable {
  public typealias Body = Never

  public init<Content>(_ base: Content) where Content: MapContent {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct _ConditionalMapContent<TrueContent, FalseContent> {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension _ConditionalMapContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
  public typealias Body = Never
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct TupleMapContent<T>: MapContent, Sendable {
  public typealias Body = Never

  nonisolated(unsafe) public var value: T

  nonisolated init(_ value: T) {
    self.value = value
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
struct _ModifiedMapContent: MapContent {
  typealias Body = Never

  nonisolated init() {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@resultBuilder
public struct MapContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: MapContent { content }

  public static func buildBlock() -> EmptyMapContent { EmptyMapContent(hidden: ()) }

  public static func buildBlock<C>(_ content: C) -> C where C: MapContent { content }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: MapContent { content }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> where TrueContent: MapContent, FalseContent: MapContent {
    _ConditionalMapContent()
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> where TrueContent: MapContent, FalseContent: MapContent {
    _ConditionalMapContent()
  }

  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 1.2, *)
  public static func buildLimitedAvailability(_ content: any MapContent) -> some MapContent { _ModifiedMapContent() }

  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> where repeat each Content: MapContent {
    TupleMapContent((repeat each content))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension MapContent {
  @MainActor @preconcurrency public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  @MainActor @preconcurrency public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  @MainActor @preconcurrency public func tint<S>(_ tint: S) -> some MapContent where S: ShapeStyle { self }
  @MainActor @preconcurrency public func tag<V>(_ tag: V) -> some MapContent where V: Hashable { self }
  @MainActor @preconcurrency public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some MapContent { self }
  @MainActor @preconcurrency public func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  @MainActor @preconcurrency public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> some MapContent { self }
  @MainActor @preconcurrency public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  @MainActor @preconcurrency public func foregroundStyle(_ content: some ShapeStyle) -> some MapContent { self }
  @MainActor @preconcurrency public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension MapContent {
  @MainActor @preconcurrency public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent { self }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct MapItemDetailSelectionAccessoryStyle {
  public static var automatic: MapItemDetailSelectionAccessoryStyle { .init() }
  public static var callout: MapItemDetailSelectionAccessoryStyle { .init() }
  public static func callout(
    _ style: MapItemDetailSelectionAccessoryStyle.CalloutStyle = .automatic
  ) -> MapItemDetailSelectionAccessoryStyle { .init() }
  public static var sheet: MapItemDetailSelectionAccessoryStyle { .init() }
  public static var caption: MapItemDetailSelectionAccessoryStyle { .init() }

  // sdk: complete
  public struct CalloutStyle {
    public static var automatic: MapItemDetailSelectionAccessoryStyle.CalloutStyle { .init() }
    public static var full: MapItemDetailSelectionAccessoryStyle.CalloutStyle { .init() }
    public static var compact: MapItemDetailSelectionAccessoryStyle.CalloutStyle { .init() }
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapPolygon {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
  public init(_ polygon: MKPolygon) {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension MapPolygon: MapContent {
  public typealias Body = Never
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapCircle {
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public init(mapRect: MKMapRect) {}
  public init(_ circle: MKCircle) {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension MapCircle: MapContent {
  public typealias Body = Never
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapPolyline {
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: MapPolyline.ContourStyle = .straight) {}
  public init(points: [MKMapPoint], contourStyle: MapPolyline.ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}

  // sdk: complete
  public struct ContourStyle {
    public static var straight: MapPolyline.ContourStyle { .init() }
    public static var geodesic: MapPolyline.ContourStyle { .init() }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension MapPolyline: MapContent {
  public typealias Body = Never
}
