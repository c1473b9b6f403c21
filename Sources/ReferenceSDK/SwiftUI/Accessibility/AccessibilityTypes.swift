/// Carries the accessibility attributes of a view.
// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
  nonisolated init() {}
}

extension View {
  nonisolated var accessibilityAttached: ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier())
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []
  private init(_ name: String) { names = [name] }
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public init() {}
  public static let isButton: AccessibilityTraits = AccessibilityTraits("isButton")
  public static let isHeader: AccessibilityTraits = AccessibilityTraits("isHeader")
  public static let isSelected: AccessibilityTraits = AccessibilityTraits("isSelected")
  public static let isLink: AccessibilityTraits = AccessibilityTraits("isLink")
  public static let isSearchField: AccessibilityTraits = AccessibilityTraits("isSearchField")
  public static let isImage: AccessibilityTraits = AccessibilityTraits("isImage")
  public static let playsSound: AccessibilityTraits = AccessibilityTraits("playsSound")
  public static let isKeyboardKey: AccessibilityTraits = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText: AccessibilityTraits = AccessibilityTraits("isStaticText")
  public static let isSummaryElement: AccessibilityTraits = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently: AccessibilityTraits = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession: AccessibilityTraits = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction: AccessibilityTraits = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn: AccessibilityTraits = AccessibilityTraits("causesPageTurn")
  public static let isModal: AccessibilityTraits = AccessibilityTraits("isModal")

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static let isToggle: AccessibilityTraits = AccessibilityTraits("isToggle")

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static let isTabBar: AccessibilityTraits = AccessibilityTraits("isTabBar")
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) { let isNew = !contains(newMember); names.formUnion(newMember.names); return (isNew, newMember) }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let wasMember = contains(member); names.subtract(member.names); return wasMember ? member : nil
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let wasMember = contains(newMember); names.formUnion(newMember.names); return wasMember ? newMember : nil
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self; copy.formUnion(other); return copy
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self; copy.formIntersection(other); return copy
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self; copy.formSymmetricDifference(other); return copy
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityChildBehavior: Hashable {
  private let name: String
  private init(_ name: String) { self.name = name }
  nonisolated(unsafe) public static let ignore: AccessibilityChildBehavior = AccessibilityChildBehavior("ignore")
  nonisolated(unsafe) public static let contain: AccessibilityChildBehavior = AccessibilityChildBehavior("contain")
  nonisolated(unsafe) public static let combine: AccessibilityChildBehavior = AccessibilityChildBehavior("combine")
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let `default`: AccessibilityActionKind = AccessibilityActionKind("default")
  public static let escape: AccessibilityActionKind = AccessibilityActionKind("escape")

  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public static let magicTap: AccessibilityActionKind = AccessibilityActionKind("magicTap")

  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let delete: AccessibilityActionKind = AccessibilityActionKind("delete")

  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let showMenu: AccessibilityActionKind = AccessibilityActionKind("showMenu")
  public init(named name: Text) { self.name = name.content }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment
  case decrement
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct AccessibilityTextContentType: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let plain: AccessibilityTextContentType = AccessibilityTextContentType("plain")
  public static let console: AccessibilityTextContentType = AccessibilityTextContentType("console")
  public static let fileSystem: AccessibilityTextContentType = AccessibilityTextContentType("fileSystem")
  public static let messaging: AccessibilityTextContentType = AccessibilityTextContentType("messaging")
  public static let narrative: AccessibilityTextContentType = AccessibilityTextContentType("narrative")
  public static let sourceCode: AccessibilityTextContentType = AccessibilityTextContentType("sourceCode")
  public static let spreadsheet: AccessibilityTextContentType = AccessibilityTextContentType("spreadsheet")
  public static let wordProcessing: AccessibilityTextContentType = AccessibilityTextContentType("wordProcessing")
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@frozen public enum AccessibilityLabeledPairRole: Sendable, Hashable {
  case label
  case content
}

// sdk: partial
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let `default`: AccessibilityActionCategory = AccessibilityActionCategory("default")
  public static let edit: AccessibilityActionCategory = AccessibilityActionCategory("edit")
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch: AccessibilityDirectTouchOptions = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation: AccessibilityDirectTouchOptions = AccessibilityDirectTouchOptions(
    rawValue: 1 << 1)
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct AccessibilityZoomGestureAction {
  // sdk: complete
  @frozen public enum Direction: Sendable, Hashable {
    case zoomIn
    case zoomOut
  }
  public let direction: AccessibilityZoomGestureAction.Direction
  public let location: UnitPoint
  public let point: CGPoint
}
