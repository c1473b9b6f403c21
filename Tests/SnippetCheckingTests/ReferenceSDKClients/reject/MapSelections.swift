import MapKit
import SwiftUI

func send<T: Sendable>(_ value: T) {}

func share(_ selection: MapSelection<Int>, _ modes: MapInteractionModes) {
  send(selection)  // error: conformance of 'MapSelection<SelectionValue>' to 'Sendable' is unavailable
  send(modes)  // error: does not conform to the 'Sendable' protocol
}
