/// One change that a plan brought about, in the order of the changes; for logs and tests.
public enum NavigationStep<Definition: NavigationDefinition>: Hashable, Sendable {
  case dismiss(Presentation<Definition>)
  case select(Definition.TabID)
  case replacePath(in: Definition.TabID, with: [Definition.Route])
  case present(Presentation<Definition>)
  /// It will be presented once what is shown now has gone: see ``NavigationRouter/presentationDidDismiss()``.
  case presentLater(Presentation<Definition>)
}
