/// A flow under way. Work that was started in it asks whether it still is before it navigates.
public struct Flow: Hashable, Sendable {
  let number: Int
}

/// Where a flow was entered, so that closing it leads back to just there.
struct FlowEntry<Definition: NavigationDefinition>: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case cover
    /// The path's depth before the flow's first screen.
    case stack(Definition.TabID, depth: Int)
  }

  var flow: Flow
  var place: Place
}
