/// What became of an attempt to restore a scene.
public enum RestorationOutcome: Hashable, Sendable {
  /// The saved state is in place. `dropped` routes were left out: undecodable, unresolved, or beyond the depth limit.
  case restored(dropped: Int)
  /// A link, a notification or an intent came first, and it wins, even where it led to a root.
  case refusedByIntent
  /// The scene already shows something, or has been restored before.
  case refusedByState
  /// The data is no snapshot. It should be thrown away.
  case invalid
}
