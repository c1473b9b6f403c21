/// A button that toggles the edit mode of its surroundings.
// sdk: complete
@available(iOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct EditButton: View {
  public init() {}
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active
  public var isEditing: Bool { self != .inactive }
}
