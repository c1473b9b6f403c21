import Foundation

// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct TapGesture: _PrimitiveGesture {
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }
}

// sdk: partial
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
  // sdk: partial
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count; self.coordinateSpace = coordinateSpace
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count; self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct LongPressGesture: _PrimitiveGesture {
  public typealias Value = Bool
  public var minimumDuration: Double

  @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public var maximumDistance: CGFloat

  @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration; self.maximumDistance = maximumDistance
  }

  @available(tvOS 14.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public init(minimumDuration: Double = 0.5) { self.minimumDuration = minimumDuration; maximumDistance = 10 }
}

// sdk: partial
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct DragGesture: _PrimitiveGesture {
  // sdk: partial
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance; self.coordinateSpace = coordinateSpace
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance; self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
  // sdk: complete
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct RotateGesture: _PrimitiveGesture {
  // sdk: complete
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

// sdk: complete
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "MagnifyGesture")
nonisolated public struct MagnificationGesture: _PrimitiveGesture {
  public typealias Value = CGFloat

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MagnifyGesture")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "MagnifyGesture")
  public var minimumScaleDelta: CGFloat

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MagnifyGesture")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "MagnifyGesture")
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

// sdk: complete
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "RotateGesture")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "RotateGesture")
nonisolated public struct RotationGesture: _PrimitiveGesture {
  public typealias Value = Angle

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "RotateGesture")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "RotateGesture")
  public var minimumAngleDelta: Angle

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "RotateGesture")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "RotateGesture")
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
