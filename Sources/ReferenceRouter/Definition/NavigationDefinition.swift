/// What an app can show: its tabs, the screens that its stacks push, and what it presents, one type for each kind.
///
/// Conform an enum without cases and nest the types in it. A kind that the app doesn't use stays `Never`, so that nothing
/// of that kind can be presented at all.
///
/// ```swift
/// enum Guide: NavigationDefinition {
///   enum TabID: Hashable, Codable, Sendable, CaseIterable { case trails, reports }
///   enum Route: Hashable, Codable, Sendable { case trail(UUID), hut(UUID) }
///   enum SheetItem: Hashable, Sendable, Identifiable {
///     case filters
///     var id: Self { self }
///   }
/// }
/// ```
///
/// Routes carry identifiers, not models: Apple's article "Understanding the navigation stack" advises against model
/// types as elements of a path.
public protocol NavigationDefinition: Sendable {
  /// The top-level sections, in the order of the tab bar.
  associatedtype TabID: Hashable, Codable, Sendable, CaseIterable = SoleTab
  /// The screens that a stack can push.
  associatedtype Route: Hashable, Codable, Sendable
  associatedtype SheetItem: Hashable, Sendable, Identifiable = Never
  associatedtype CoverItem: Hashable, Sendable, Identifiable = Never
  associatedtype PopoverItem: Hashable, Sendable, Identifiable = Never
  associatedtype AlertItem: Hashable, Sendable, Identifiable = Never
  associatedtype DialogItem: Hashable, Sendable, Identifiable = Never

  /// Whether a route may be written to a snapshot. Say no for sign-in, purchases, destructive steps and editors with
  /// unsaved text: such a route, and all above it, is left out. Without an implementation every route may be saved.
  static func mayRestore(_ route: Route) -> Bool
}

extension NavigationDefinition {
  public static func mayRestore(_ route: Route) -> Bool { true }
}

/// The only section of an app without tabs.
public enum SoleTab: String, Hashable, Codable, Sendable, CaseIterable {
  case main
}
