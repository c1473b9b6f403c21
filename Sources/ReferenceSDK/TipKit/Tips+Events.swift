@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Tips {
  // sdk: complete
  public struct Event<DonationInfo>: Identifiable, Sendable
  where DonationInfo: Decodable, DonationInfo: Encodable, DonationInfo: Sendable {
    public let id: String
    public var donations: [Tips.Event<DonationInfo>.Donation] { [] }

    public init(id: String) where DonationInfo == Tips.EmptyDonation {
      self.id = id
    }

    public init(id: String) {
      self.id = id
    }

    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public init(id: String, donationLimit: Tips.DonationLimit) where DonationInfo == Tips.EmptyDonation {
      self.id = id
    }

    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public init(id: String, donationLimit: Tips.DonationLimit) {
      self.id = id
    }

    public func donate() async where DonationInfo == Tips.EmptyDonation {}
    public func donate(_ donation: DonationInfo) async {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == Tips.EmptyDonation {}
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {}

    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public func deleteDonations() async throws {}

    // sdk: complete
    @dynamicMemberLookup
    public struct Donation: Codable, Sendable {
      public let date: Date
      let info: DonationInfo

      public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: keyPath] }
    }
  }

  // sdk: complete
  public struct EmptyDonation: Codable, Sendable {}

  // sdk: complete
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public struct DonationLimit: Sendable {
    public let maximumCount: Int
    public let maximumAge: Tips.DonationTimeRange?

    public init(maximumCount: Int, maximumAge: Tips.DonationTimeRange? = nil) {
      self.maximumCount = maximumCount
      self.maximumAge = maximumAge
    }
  }

  // sdk: complete
  public struct DonationTimeRange: Hashable, Codable, Sendable {
    public static var minute: Tips.DonationTimeRange { .init() }
    public static var hour: Tips.DonationTimeRange { .init() }
    public static var day: Tips.DonationTimeRange { .init() }
    public static var week: Tips.DonationTimeRange { .init() }
    public static func minutes(_ value: Int) -> Tips.DonationTimeRange { .init() }
    public static func hours(_ value: Int) -> Tips.DonationTimeRange { .init() }
    public static func days(_ value: Int) -> Tips.DonationTimeRange { .init() }
    public static func weeks(_ value: Int) -> Tips.DonationTimeRange { .init() }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Sequence {
  public func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Self.Element]
  where
    DonationInfo: Decodable, DonationInfo: Encodable, DonationInfo: Sendable,
    Self.Element == Tips.Event<DonationInfo>.Donation
  { [] }

  public func largestSubset<DonationInfo, Value>(groupedBy keyPath: KeyPath<DonationInfo, Value>) -> [Self.Element]
  where
    DonationInfo: Decodable, DonationInfo: Encodable, DonationInfo: Sendable, Value: Hashable,
    Self.Element == Tips.Event<DonationInfo>.Donation
  { [] }

  public func smallestSubset<DonationInfo, Value>(groupedBy keyPath: KeyPath<DonationInfo, Value>) -> [Self.Element]
  where
    DonationInfo: Decodable, DonationInfo: Encodable, DonationInfo: Sendable, Value: Hashable,
    Self.Element == Tips.Event<DonationInfo>.Donation
  { [] }
}
