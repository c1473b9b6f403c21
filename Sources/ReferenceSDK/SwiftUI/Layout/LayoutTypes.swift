// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container: SafeAreaRegions = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard: SafeAreaRegions = SafeAreaRegions(rawValue: 1 << 1)
  public static let all: SafeAreaRegions = SafeAreaRegions(rawValue: .max)
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  public static let widget: ContainerBackgroundPlacement = ContainerBackgroundPlacement("widget")

  @available(iOS 18.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let navigation: ContainerBackgroundPlacement = ContainerBackgroundPlacement("navigation")

  @available(iOS 18.0, watchOS 11.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let navigationSplitView: ContainerBackgroundPlacement = ContainerBackgroundPlacement(
    "navigationSplitView")

  @available(watchOS 10.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let tabView: ContainerBackgroundPlacement = ContainerBackgroundPlacement("tabView")

  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let window: ContainerBackgroundPlacement = ContainerBackgroundPlacement("window")
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let minimum: ScenePadding = ScenePadding("minimum")

  @available(watchOS 9.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let navigationBar: ScenePadding = ScenePadding("navigationBar")
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case top
  case bottom
  // sdk: complete
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = VerticalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top: VerticalEdge.Set = Set(.top)
    public static let bottom: VerticalEdge.Set = Set(.bottom)
    public static let all: VerticalEdge.Set = [.top, .bottom]
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
  }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading
  case trailing
  // sdk: complete
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = HorizontalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading: HorizontalEdge.Set = Set(.leading)
    public static let trailing: HorizontalEdge.Set = Set(.trailing)
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
