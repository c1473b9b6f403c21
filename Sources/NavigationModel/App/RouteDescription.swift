/// A screen that stacks can push.
public struct RouteDescription: Hashable, Sendable {
  public var name: Name
  public var destination: DestinationPlace
  public var link: LinkStyle
  public var payload: Payload
  /// The routes that come before it when a link leads to it, outermost first.
  public var parents: [Name]
  /// Whether the place outlasts the session: no sign-in, purchase, confirmation or half-finished edit.
  public var isDurable: Bool
  /// Whether it would tell something that must not be written to disk.
  public var isSensitive: Bool
  /// Whether its value is `Codable`. Matters in a `NavigationPath`; a typed path of values that aren't doesn't compile.
  public var isCodable: Bool
  /// Whether its screen has `.navigationTransition(.zoom(sourceID:in:))`.
  public var zooms: Bool

  public init(
    _ name: Name, destination: DestinationPlace = .root, link: LinkStyle = .value, payload: Payload = .identifier,
    parents: [Name] = [], isDurable: Bool = true, isSensitive: Bool = false, isCodable: Bool = true,
    zooms: Bool = false
  ) {
    self.name = name
    self.destination = destination
    self.link = link
    self.payload = payload
    self.parents = parents
    self.isDurable = isDurable
    self.isSensitive = isSensitive
    self.isCodable = isCodable
    self.zooms = zooms
  }

  /// Whether it may be written to a snapshot and brought back.
  public var mayRestore: Bool { isDurable && !isSensitive }
}

/// Where `navigationDestination(for:)` for a route stands. The same for every stack of the app.
public enum DestinationPlace: Hashable, Sendable {
  /// On the stack's root view, outside of lazy containers.
  case root
  /// On the screen of another route, so it exists only while that one is on the stack.
  case leaf(of: Name)
  /// In a `List` or a lazy stack. Apple's page for `navigationDestination(for:destination:)` forbids it, since the
  /// modifier exists only while its row does; the model takes the row as off screen.
  case lazyContainer
  /// On a view outside of the stack. The runtime says that it is ignored.
  case outsideStack
  /// On two views of the stack. The runtime says that only the one closest to the root is used.
  case twice
  /// Nowhere.
  case missing
}

/// How links to a route are written.
public enum LinkStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// `NavigationLink(value:)`.
  case value
  /// `NavigationLink { destination }`: "fire-and-forget", the path doesn't record it (Apple: "Understanding the
  /// navigation stack").
  case view
}

/// What a route carries.
public enum Payload: UInt8, Hashable, Sendable, CaseIterable {
  /// An identifier; the screen looks the record up.
  case identifier
  /// A copy of the model, as it was when the route was made.
  case model
}

/// What the stacks' `path` is bound to.
public enum PathStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// An array of one `Hashable` type.
  case typed
  /// A `NavigationPath`.
  case erased
  /// Nothing: `NavigationStack { … }`.
  case unbound
}
