/// A value on a path: a route, and the record that it is for.
public struct Route: Hashable, Sendable {
  public var name: Name
  public var record: Name?
  /// The revision of the record that the route carries, if its payload is a copy of the model (``Payload/model``).
  public var copy: UInt16?

  public init(_ name: Name, _ record: Name? = nil, copy: UInt16? = nil) {
    self.name = name
    self.record = record
    self.copy = copy
  }
}

/// What a `NavigationStack` shows over its root: first the values of its path, on top of them the screens that
/// view-destination links pushed. Apple's "Understanding the navigation stack" describes just this order.
public struct Stack: Hashable, Sendable {
  /// A screen that the path doesn't record.
  public struct ViewScreen: Hashable, Sendable {
    public var name: Name
    /// Whether a Boolean of the app holds it: `navigationDestination(isPresented:)`.
    public var isBound: Bool

    public init(_ name: Name, isBound: Bool = false) {
      self.name = name
      self.isBound = isBound
    }
  }

  public var path: [Route]
  public var views: [ViewScreen]

  public init(path: [Route] = [], views: [ViewScreen] = []) {
    self.path = path
    self.views = views
  }

  /// How many screens lie over the root.
  public var depth: Int { path.count + views.count }
}
