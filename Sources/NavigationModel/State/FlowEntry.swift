/// A flow under way, and where it was entered, so that closing it leads back to just there.
public struct FlowEntry: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// In the full-screen cover that shows this item.
    case cover(Name)
    /// Pushed on a stack of the window (an index of ``Window/stacks``), whose path had this depth before.
    case stack(Int, depth: Int)
  }

  public var name: Name
  /// The how many-eth flow of its window it is, from 1. Late results say which one they belong to.
  public var number: UInt16
  public var place: Place

  public init(name: Name, number: UInt16, place: Place) {
    self.name = name
    self.number = number
    self.place = place
  }
}
