/// Gives its content the size and place it is offered.
// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen nonisolated public struct GeometryReader<Content: View>: View, _PrimitiveView {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct GeometryProxy {
  public var size: CGSize { frame(in: .local).size }
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError("An anchor has no value outside of a layout") }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
@frozen public struct RectangleCornerInsets: Hashable, Sendable {
  public var topLeading: CGSize
  public var topTrailing: CGSize
  public var bottomLeading: CGSize
  public var bottomTrailing: CGSize

  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }

  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  public func hash(into hasher: inout Hasher) {
    for size in [topLeading, topTrailing, bottomLeading, bottomTrailing] {
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

// sdk: partial
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: axis) }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use coordinateSpace(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use coordinateSpace(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use coordinateSpace(_:)")
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View { self }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 10.0, visionOS 1.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
}
