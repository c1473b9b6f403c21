import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct MapSelectableContentView<SelectionValue, Content>: View, Sendable
where SelectionValue: MapSelectable, Content: MapContent {
  public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct MapContentView<SelectionValue, Content>: View, Sendable
where SelectionValue: Hashable, Content: MapContent {
  public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct MapReader<Content>: View, Sendable where Content: View {
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {}

  public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MapProxy {
  public func camera(framing region: MKCoordinateRegion) -> MapCamera { .init(centerCoordinate: .init(), distance: 0) }
  public func camera(framing rect: MKMapRect) -> MapCamera { .init(centerCoordinate: .init(), distance: 0) }
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
    .init(centerCoordinate: .init(), distance: 0)
  }
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct MapCompass: View, Sendable {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct MapUserLocationButton: View, Sendable {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct MapPitchToggle: View, Sendable {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct MapScaleView: View, Sendable {
  @_disfavoredOverload
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public init(alignment: HorizontalAlignment = .leading, scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

// sdk: complete
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct MapPitchSlider: View, Sendable {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

// sdk: complete
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct MapZoomStepper: View, Sendable {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  @MainActor @preconcurrency public func mapStyle(_ value: MapStyle) -> some View { self }
  @MainActor @preconcurrency public func mapScope(_ scope: Namespace.ID) -> some View { self }
  @MainActor @preconcurrency public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  @MainActor @preconcurrency public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  @MainActor @preconcurrency public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  @MainActor @preconcurrency public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  @MainActor @preconcurrency public func mapCameraKeyframeAnimator(
    trigger: some Equatable,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View { self }
}

@available(iOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  @MainActor @preconcurrency public func mapFeatureSelectionDisabled(
    _ selectionDisabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
  @MainActor @preconcurrency public func mapFeatureSelectionContent(
    @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
  ) -> some View { self }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  @MainActor @preconcurrency public func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
  ) -> some View { self }
  @MainActor @preconcurrency public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { self }
  @MainActor @preconcurrency public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { self }
  @MainActor @preconcurrency public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
  ) -> some View { self }
  @MainActor @preconcurrency public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { self }
  @MainActor @preconcurrency public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
  ) -> some View { self }
}
