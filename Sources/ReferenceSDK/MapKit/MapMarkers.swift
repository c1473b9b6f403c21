import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct Marker<Label>: MapContent, Sendable where Label: View {
  public typealias Body = Never

  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}

  public init(item: MKMapItem) where Label == Text {}

  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D
  ) where Label == Text {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D
  ) where Label == Text {}

  @_disfavoredOverload
  public init<S>(
    _ title: S, coordinate: CLLocationCoordinate2D
  ) where Label == Text, S: StringProtocol {}

  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) where Label == ReferenceSwiftUI.Label<Text, Text> {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D
  ) where Label == ReferenceSwiftUI.Label<Text, Text> {}

  @_disfavoredOverload
  public init<S>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) where Label == ReferenceSwiftUI.Label<Text, Text>, S: StringProtocol {}

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == ReferenceSwiftUI.Label<Text, Image> {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == ReferenceSwiftUI.Label<Text, Image> {}

  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == ReferenceSwiftUI.Label<Text, Image>, S: StringProtocol {}

  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) where Label == ReferenceSwiftUI.Label<Text, Image> {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, coordinate: CLLocationCoordinate2D
  ) where Label == ReferenceSwiftUI.Label<Text, Image> {}

  @_disfavoredOverload
  public init<S>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) where Label == ReferenceSwiftUI.Label<Text, Image>, S: StringProtocol {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct Annotation<Label, Content>: MapContent, Sendable where Label: View, Content: View {
  public typealias Body = Never

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}

  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<S>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content
  ) where Label == Text, S: StringProtocol {}

  public init<S>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text, S: StringProtocol {}

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(
    item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct UserAnnotation<Content>: MapContent, Sendable where Content: View {
  public typealias Body = Never

  @_disfavoredOverload
  public init(anchor: UnitPoint = .center) where Content == EmptyView {}

  public init() where Content == DefaultUserAnnotationContent {}

  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}

  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct DefaultUserAnnotationContent: View, Sendable {
  public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct UserLocation {
  public var location: CLLocation? { nil }
  @available(tvOS, unavailable)
  public var heading: CLHeading? { nil }
}
