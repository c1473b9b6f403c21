/// What kind of fragment a piece of Swift is.
package enum SnippetShape: Hashable, Sendable {
  /// Declarations that may stand in a file as they are.
  case file
  /// Members of a type that isn't shown.
  case members(MemberContainer)
  case statements
  /// One or more expressions that build a view, a scene or the like.
  case viewExpression(BuilderKind)
  /// A chain of modifiers that begins with a dot.
  case modifierChain(BuilderKind)
  /// Members followed by a chain of modifiers.
  case membersAndChain
  /// Members and view expressions.
  case membersAndView
  /// Several of these; each is judged in its own frame.
  case mixed
  /// The fragment can't be completed; says why, as a clause that follows "since".
  case unknown(String)
}

/// The type that loose members are taken to belong to.
package enum MemberContainer: String, Hashable, Sendable {
  case view, app, viewModifier, toolbarContent, commands, structure, actorClass, observableObject, enumeration,
    interface
}

/// What a result-builder expression yields.
package enum BuilderKind: String, Hashable, Sendable {
  case view, scene, toolbarContent, tabContent, commands
}
