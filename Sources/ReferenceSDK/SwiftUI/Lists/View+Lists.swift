import Foundation

extension View {
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  @available(iOS 15.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  @available(iOS 15.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  @available(iOS 15.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  @available(iOS 15.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  @available(iOS 15.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  @available(iOS 17.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  @available(iOS 17.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  @available(iOS 26.0, visionOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  @available(iOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  @available(macOS 14.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { self }
}

extension View {
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some View { self }

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some View { self }

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let decreased: BadgeProminence = BadgeProminence("decreased")
  public static let standard: BadgeProminence = BadgeProminence("standard")
  public static let increased: BadgeProminence = BadgeProminence("increased")
}

// sdk: complete
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let automatic: AlternatingRowBackgroundBehavior = AlternatingRowBackgroundBehavior("automatic")
  public static let enabled: AlternatingRowBackgroundBehavior = AlternatingRowBackgroundBehavior("enabled")
  public static let disabled: AlternatingRowBackgroundBehavior = AlternatingRowBackgroundBehavior("disabled")
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ListItemTint: Sendable {
  let color: Color?
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome: ListItemTint = ListItemTint(color: nil)
}

// sdk: complete
@available(iOS 17.0, watchOS 10.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct ListSectionSpacing: Sendable {
  let spacing: CGFloat?
  public static let `default`: ListSectionSpacing = ListSectionSpacing(spacing: nil)
  public static let compact: ListSectionSpacing = ListSectionSpacing(spacing: 0)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(spacing: spacing) }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}
