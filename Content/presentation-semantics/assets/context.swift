import Foundation
import Observation
import SwiftUI

// What the snippets of this document take for granted: the screens that are presented, and what they need.

enum Route: Hashable, Codable {
  case hut(UUID)
  case booking(hut: UUID)
  case bookingGuests(hut: UUID)
}

struct TrailMap: View {
  var body: some View { Text("Map") }
}

struct FilterForm: View {
  var body: some View { Text("Filters") }
}

struct MapLegend: View {
  var body: some View { Text("Legend") }
}

struct PackingTips: View {
  var body: some View { Text("Tips") }
}

struct BookingDates: View {
  let hut: UUID
  var body: some View { Text("When?") }
}

struct BookingGuests: View {
  let hut: UUID
  var body: some View { Text("How many?") }
}

struct HutScreen: View {
  let id: UUID
  var body: some View { Text("Hut") }
}

struct SignInScreen: View {
  var body: some View { Text("Sign in") }
}
