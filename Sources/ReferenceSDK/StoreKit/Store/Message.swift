// sdk: complete
@available(iOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct Message: Hashable, Sendable {
  public let reason: Message.Reason

  public static var messages: Message.Messages { .init() }

  // sdk: complete
  public struct Reason: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let generic = Message.Reason(rawValue: 0)
    public static let priceIncreaseConsent = Message.Reason(rawValue: 1)

    @available(iOS 16.4, visionOS 1.0, *)
    public static let billingIssue = Message.Reason(rawValue: 2)

    @available(iOS 18.0, visionOS 2.0, *)
    public static let winBackOffer = Message.Reason(rawValue: 3)

    public var localizedDescription: String { "" }
  }

  // sdk: complete
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message

    // sdk: complete
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Message.Messages.Element? { nil }
    }

    public func makeAsyncIterator() -> Message.Messages.AsyncIterator { .init() }
  }
}
