import ReferenceSwiftUI

/// A view of a map.
// sdk: partial
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct Map<Content>: View, Sendable where Content: View {
  @available(
    iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 14.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init<Items, Annotation>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  )
  where
    Content == _DefaultAnnotatedMapContent<Items>, Items: RandomAccessCollection, Annotation: MapAnnotationProtocol,
    Items.Element: Identifiable
  {}

  @available(
    iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 14.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init<Items, Annotation>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  )
  where
    Content == _DefaultAnnotatedMapContent<Items>, Items: RandomAccessCollection, Annotation: MapAnnotationProtocol,
    Items.Element: Identifiable
  {}

  @available(
    iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 14.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {}

  @available(
    iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    macOS, introduced: 11.0, deprecated: 14.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {}

  public var body: some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Map {
  @MainActor @preconcurrency public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {}

  @MainActor @preconcurrency public init<C>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C>, C: MapContent {}

  @MainActor @preconcurrency public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {}

  @MainActor @preconcurrency public init<C>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C>, C: MapContent {}

  @MainActor @preconcurrency public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {}

  @MainActor @preconcurrency public init<C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C>, C: MapContent {}

  @_disfavoredOverload
  @MainActor @preconcurrency public init<SelectedValue>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent>, SelectedValue: Hashable {}

  @_disfavoredOverload
  @MainActor @preconcurrency public init<SelectedValue, C>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent {}

  @_disfavoredOverload
  @MainActor @preconcurrency public init<SelectedValue, C>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent {}

  @_disfavoredOverload
  @MainActor @preconcurrency public init<SelectedValue, C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent {}
}

@available(iOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Map {
  @MainActor @preconcurrency public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {}

  @MainActor @preconcurrency public init<C>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C>, C: MapContent {}

  @MainActor @preconcurrency public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {}

  @MainActor @preconcurrency public init<C>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C>, C: MapContent {}

  @MainActor @preconcurrency public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {}

  @MainActor @preconcurrency public init<C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C>, C: MapContent {}

  @MainActor @preconcurrency public init<SelectedValue, C>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C>, SelectedValue: MapSelectable, C: MapContent {}

  @MainActor @preconcurrency public init<SelectedValue, C>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C>, SelectedValue: MapSelectable, C: MapContent {}

  @MainActor @preconcurrency public init<SelectedValue, C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C>, SelectedValue: MapSelectable, C: MapContent {}
}
