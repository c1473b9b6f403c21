import ReferenceSwiftUI

/// The imagery of a place, as a request found it.
// sdk: complete
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class MKLookAroundScene: NSObject, NSCopying {
  init(hidden: Void) {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {
    super.init()
  }

  public init(mapItem: MKMapItem) {
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var mapItem: MKMapItem? { nil }
  open var isCancelled: Bool { false }
  open var isLoading: Bool { false }

  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping @MainActor @Sendable (MKLookAroundScene?, (any Error)?) -> Void
  ) {}
  nonisolated(nonsending) open var scene: MKLookAroundScene? {
    get async throws { nil }
  }
  open func cancel() {}
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum MKLookAroundBadgePosition: Int, Sendable, BitwiseCopyable {
  case topLeading = 0
  case topTrailing = 1
  case bottomTrailing = 2
}

/// A view of a place from the street.
// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct LookAroundPreview: View, Sendable {
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  public var body: some View { EmptyView() }
}

@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  @MainActor @preconcurrency public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }

  @MainActor @preconcurrency public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}
