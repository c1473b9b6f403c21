import Testing

@testable import SnippetChecking

/// Models keep their values in memory; there is no store.
@Suite(.enabled(if: TestPlatform.isLinux, "programs of documents are built on Linux alone")) struct HostSwiftDataTests {
  private static let models = """
    import SwiftData
    @Model final class Trip {
      var name: String
      var note: String?
      var nights = 1
      @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
      @Transient var isOpen = false
      init(name: String) { self.name = name }
    }
    @Model final class Stop {
      var city: String
      var trip: Trip?
      init(city: String) { self.city = city }
    }
    """

  @Test func aModelKeepsItsValuesAndIsObserved() throws {
    let run = try HostRun.body(
      """
      let trip = Trip(name: "Fjords")
      print(trip.name, trip.note as Any, trip.nights, trip.stops.count)
      withObservationTracking { _ = trip.name } onChange: { print("name changes") }
      trip.nights += 2
      trip.name = "Fells"
      trip.note = "wet"
      let stop = Stop(city: "Voss")
      print(stop.trip == nil)
      stop.trip = trip
      trip.stops.append(stop)
      Bindable(trip).stops[0].city.wrappedValue = "Flåm"
      print(trip.name, trip.note!, trip.nights, stop.city, stop.trip!.name)
      print(Trip(name: "Other").name, trip.name)
      """, declarations: Self.models)
    #expect(
      run.lines == [
        "Fjords nil 1 0", "name changes", "true", "Fells wet 3 Flåm Fells", "Other Fells",
      ])
  }

  @Test func aModelAndItsIdentifierAreNavigationValues() throws {
    let run = try HostRun.body(
      """
      let trip = Trip(name: "Fjords")
      let other = Trip(name: "Fjords")
      print(NavigationPath([trip]) == NavigationPath([trip]), NavigationPath([trip]) == NavigationPath([other]))
      print(NavigationPath([trip]).codable == nil, trip.persistentModelID == other.persistentModelID)
      let path = NavigationPath([trip.persistentModelID])
      let data = try JSONEncoder().encode(path.codable)
      let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
      print(restored == path, restored == NavigationPath([other.id]))
      """, declarations: Self.models)
    #expect(run.lines == ["true false", "true false", "true false"])
  }

  @Test func whatTakesAStoreSaysSo() throws {
    let run = try HostRun.body(
      """
      let container = try ModelContainer(for: Trip.self)
      print("made", container)
      """, declarations: Self.models)
    #expect(run.output.contains("SwiftData has no store here"))
    #expect(!run.output.contains("made"))
  }
}
