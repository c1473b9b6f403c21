// sdk: complete
public struct MKDirectionsTransportType: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  public static let any = MKDirectionsTransportType(rawValue: 0x0fff_ffff)
}

// sdk: partial
open class MKDirections: NSObject {
  public typealias DirectionsHandler = (MKDirections.Response?, (any Error)?) -> Void
  public typealias ETAHandler = (MKDirections.ETAResponse?, (any Error)?) -> Void

  public init(request: MKDirections.Request) {
    super.init()
  }

  open func calculate(completionHandler: @escaping MKDirections.DirectionsHandler) {}
  nonisolated(nonsending) open func calculate() async throws -> MKDirections.Response {
    fatalError("Nothing is routed here")
  }
  open func calculateETA(completionHandler: @escaping MKDirections.ETAHandler) {}
  nonisolated(nonsending) open func calculateETA() async throws -> MKDirections.ETAResponse {
    fatalError("Nothing is routed here")
  }
  open func cancel() {}
  open var isCalculating: Bool { false }

  // sdk: partial
  open class Request: NSObject {
    public override init() {
      super.init()
    }

    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType: MKDirectionsTransportType = .any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
  }

  // sdk: complete
  open class Response: NSObject {
    open var source: MKMapItem { fatalError("Nothing is routed here") }
    open var destination: MKMapItem { fatalError("Nothing is routed here") }
    open var routes: [MKRoute] { [] }
  }

  // sdk: complete
  open class ETAResponse: NSObject {
    open var source: MKMapItem { fatalError("Nothing is routed here") }
    open var destination: MKMapItem { fatalError("Nothing is routed here") }
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { Date() }
    open var expectedDepartureDate: Date { Date() }
    open var transportType: MKDirectionsTransportType { .any }
  }
}

// sdk: partial
open class MKRoute: NSObject {
  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .any }
  open var polyline: MKPolyline { MKPolyline() }
  open var steps: [MKRoute.Step] { [] }

  // sdk: complete
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var polyline: MKPolyline { MKPolyline() }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .any }
  }
}
