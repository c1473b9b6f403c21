/// Where a scroll view is scrolled to.
// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPosition: Equatable, Sendable {
  private enum Target: Equatable, Sendable { case none, edge(Edge), point(CGPoint), x(CGFloat), y(CGFloat) }
  private var target: Target = .none
  fileprivate var positionedByUser = false
  private var id: (any Hashable & Sendable)?
  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.target == rhs.target && lhs.id.map { AnyHashable($0) } == rhs.id.map { AnyHashable($0) }
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.id = id }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { target = .edge(edge) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { target = .point(point) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(CGPoint(x: x, y: y))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { target = .x(x) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { target = .y(y) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPosition {
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPosition {
  public var isPositionedByUser: Bool {
    get { positionedByUser }
    set { positionedByUser = newValue }
  }
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public var x: CGFloat? { if case .x(let x) = target { x } else { nil } }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public var y: CGFloat? { if case .y(let y) = target { y } else { nil } }
  public var viewID: (any Hashable & Sendable)? { id }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id as? T }
}

extension View {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    self
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole("initialOffset") }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole("sizeChanges") }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole("alignment") }
}
