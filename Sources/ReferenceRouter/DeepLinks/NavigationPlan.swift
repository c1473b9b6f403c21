/// Where a link, a notification or an intent leads: a tab, the whole path in it, and perhaps something over it.
///
/// A plan is complete before anything moves. It replaces the tab's path, so that Back leads through the target's own
/// parents and not through whatever was open before.
public struct NavigationPlan<Definition: NavigationDefinition>: Hashable, Sendable {
  public var tab: Definition.TabID
  /// From the first pushed screen to the last; empty for the tab's root.
  public var path: [Definition.Route]
  /// No cover where flows are pushed (``FlowStyle/push``): plan the pushed screen there.
  public var presentation: Presentation<Definition>?

  public init(
    tab: Definition.TabID, path: [Definition.Route] = [], presentation: Presentation<Definition>? = nil
  ) {
    self.tab = tab
    self.path = path
    self.presentation = presentation
  }
}

extension NavigationPlan where Definition.TabID == SoleTab {
  public init(path: [Definition.Route], presentation: Presentation<Definition>? = nil) {
    self.init(tab: .main, path: path, presentation: presentation)
  }
}
