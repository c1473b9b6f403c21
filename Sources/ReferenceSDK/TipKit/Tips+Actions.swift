@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips {
  // sdk: complete
  public struct Action: Identifiable {
    public let id: String
    public let index: Int?
    public let label: @Sendable () -> Text
    @preconcurrency public let handler: @MainActor @Sendable () -> Void

    @preconcurrency
    public init(
      id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      index = nil
      self.label = label
      self.handler = handler
    }

    @preconcurrency
    nonisolated public init(
      id: String? = nil, title: some StringProtocol, perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      fatalError()
    }
  }
}

@available(*, unavailable)
extension Tips.Action: Sendable {}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol TipOption: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips {
  // sdk: complete
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  // sdk: complete
  public struct MaxDisplayCount: TipOption {
    public init(_ maxDisplayCount: Int) {}
  }

  // sdk: complete
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public struct MaxDisplayDuration: TipOption {
    public init(_ maxDisplayDuration: TimeInterval) {}
  }
}
