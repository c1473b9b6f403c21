import Foundation
import Observation
import SwiftUI

// What the snippets of this document take for granted: the guide's records, where they live, and its plain screens.

struct Trail: Identifiable, Hashable, Sendable {
  let id: UUID
  var name: String
}

struct Hut: Identifiable, Hashable, Sendable {
  let id: UUID
  var name: String
}

@MainActor @Observable
final class TrailStore {
  var trails: [Trail] = []
  var huts: [Hut] = []

  func trail(_ id: UUID) -> Trail? { trails.first { $0.id == id } }
  func hut(_ id: UUID) -> Hut? { huts.first { $0.id == id } }
  func latestReport() async -> Int { 1 }
}

struct TrailRow: View {
  let trail: Trail
  var body: some View { Text(trail.name) }
}

struct TrailMap: View {
  let trail: Trail
  var body: some View { Text(trail.name) }
}

struct HutScreen: View {
  let id: UUID
  var body: some View { Text("Hut") }
}

struct ReportScreen: View {
  let number: Int
  var body: some View { Text("Report \(number)") }
}

struct ReportList: View {
  var body: some View { Text("Reports") }
}

struct FilterForm: View {
  var body: some View { Text("Filters") }
}

struct MapLegend: View {
  var body: some View { Text("Legend") }
}
