// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public final class TipGroup: Sendable {
  @MainActor public var currentTip: (any Tip)? { nil }

  public var currentTipUpdates: some AsyncSequence<any Tip, Never> {
    AsyncStream { $0.finish() }
  }

  public init(_ priority: TipGroup.Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]) {}

  // sdk: complete
  public enum Priority: Sendable {
    case firstAvailable
    case ordered
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TipGroup: nonisolated Observable {}
