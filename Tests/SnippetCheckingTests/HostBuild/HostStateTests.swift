import Testing

@testable import SnippetChecking

@Suite(.enabled(if: TestPlatform.isLinux, "programs of documents are built on Linux alone")) struct HostStateTests {
  @Test func stateKeepsItsValueAndItsBindingWritesIt() throws {
    let run = try HostRun.body(
      """
      @State var count = 1
      count += 1
      let binding = $count
      binding.wrappedValue *= 10
      print(count, binding.wrappedValue)
      @State var name: String?
      print(name as Any)
      """)
    #expect(run.lines == ["20 20", "nil"])
  }

  @Test func aViewsStateIsSharedByItsCopies() throws {
    let run = try HostRun.body(
      """
      let view = Counter()
      let copy = view
      copy.add(2)
      print(view.count, Counter().count)
      """,
      declarations: """
        struct Counter: View {
          @State private(set) var count = 5
          func add(_ more: Int) { count += more }
          var body: some View { Text("\\(count)") }
        }
        """)
    #expect(run.lines == ["7 5"])
  }

  @Test func bindingsAreDerivedFromBindings() throws {
    let run = try HostRun.body(
      """
      @State var trip = Trip()
      let city = $trip.stops[0].city
      city.wrappedValue = "Oslo"
      print(trip.stops[0].city)
      $trip.stops.forEach { $stop in stop.nights += 1 }
      print(trip.stops.map(\\.nights))
      let first = $trip.stops.first!
      first.nights.wrappedValue = 9
      print(trip.stops[0].nights, $trip.stops.count)
      """,
      declarations: """
        struct Trip { var stops = [Stop(city: "Bergen", nights: 1), Stop(city: "Voss", nights: 2)] }
        struct Stop { var city: String; var nights: Int }
        """)
    #expect(run.lines == ["Oslo", "[2, 3]", "9 2"])
  }

  @Test func bindingsOfFunctionsConstantsOptionalsAndHashables() throws {
    let run = try HostRun.body(
      """
      @State var log: [Int] = []
      let doubled = Binding(get: { log.count * 2 }, set: { log.append($0) })
      doubled.wrappedValue = 4
      print(log, doubled.wrappedValue)
      let fixed = Binding.constant(3)
      fixed.wrappedValue = 4
      print(fixed.wrappedValue)
      @State var selection: Int? = nil
      print(Binding($selection) == nil)
      selection = 1
      let unwrapped = Binding($selection)!
      unwrapped.wrappedValue = 2
      print(selection!)
      @State var tab = "home"
      let optional = Binding<String?>($tab)
      optional.wrappedValue = "map"
      optional.wrappedValue = nil
      let erased = Binding<AnyHashable>($tab)
      print(tab, erased.wrappedValue == AnyHashable("map"))
      erased.wrappedValue = AnyHashable("list")
      print(tab)
      """)
    #expect(
      run.lines == ["[4] 2", "3", "true", "2", "map true", "list"])
  }

  @Test func anUnwrappedBindingIsNotReadOnceItsValueIsGone() throws {
    let run = try HostRun.body(
      """
      @State var selection: Int? = 1
      let unwrapped = Binding($selection)!
      unwrapped.wrappedValue = 3
      print(unwrapped.wrappedValue)
      selection = nil
      print("still", unwrapped.wrappedValue)
      """)
    #expect(run.lines.first == "3")
    #expect(!run.output.contains("still"))
    #expect(run.output.contains("Unexpectedly found nil"))
  }

  @Test func aBindingHandsItsTransactionOn() throws {
    let run = try HostRun.body(
      """
      let binding = Binding<Pair>(
        get: { Pair() }, set: { pair, transaction in print(pair.left, transaction.animation != nil, transaction.reason) })
      binding.wrappedValue.left = 1
      binding.animation(.default).left.wrappedValue = 2
      withAnimation { binding.left.wrappedValue = 3 }
      withTransaction(\\.reason, "link") { binding.wrappedValue.left = 4 }
      binding.left.wrappedValue = 5
      """,
      declarations: """
        struct Pair { var left = 0; var right = 0 }
        extension Transaction { @Entry var reason = "none" }
        """)
    #expect(run.lines == ["1 false none", "2 true none", "3 true none", "4 false link", "5 false none"])
  }

  @Test func observableObjectsAnnounceTheirChangesBeforeThem() throws {
    let run = try HostRun.body(
      """
      @StateObject var model = Model()
      print("made:", Model.made)
      model.count = 1
      print("made:", Model.made)
      var kept: Set<AnyCancellable> = []
      let seen = model
      seen.objectWillChange.sink { print("will change from", seen.count) }.store(in: &kept)
      model.$count.dropFirst().sink { print("published", $0) }.store(in: &kept)
      $model.count.wrappedValue = 2
      print(model.count)
      model.quiet = 3
      @ObservedObject var observed = seen
      $observed.count.wrappedValue += 5
      print(seen.count)
      """,
      declarations: """
        @MainActor final class Model: ObservableObject {
          static var made = 0
          @Published var count = 0
          var quiet = 0
          init() { Model.made += 1 }
        }
        """)
    #expect(
      run.lines == [
        "made: 0", "made: 1", "will change from 1", "published 2", "2", "will change from 2", "published 7", "7",
      ])
  }

  @Test func bindableWritesAnObservableObject() throws {
    let run = try HostRun.body(
      """
      let model = Model()
      withObservationTracking { _ = model.name } onChange: { print("name changes") }
      @Bindable var bindable = model
      $bindable.size.wrappedValue = 2
      $bindable.name.wrappedValue = "Fjell"
      Bindable(model).name.wrappedValue += "et"
      print(model.name, model.size)
      """,
      declarations: """
        @MainActor @Observable final class Model { var name = ""; var size = 1 }
        """)
    #expect(run.lines == ["name changes", "Fjellet 2"])
  }

  @Test func focusIsOneFieldOrNone() throws {
    let run = try HostRun.body(
      """
      @FocusState var field: Field?
      @FocusState var isFocused: Bool
      print(field as Any, isFocused)
      field = .name
      $field.wrappedValue = .mail
      isFocused = true
      print(field!, isFocused)
      """, declarations: "enum Field { case name, mail }")
    #expect(run.lines == ["nil false", "mail true"])
  }

  @Test func storedValuesAreSharedByTheirKey() throws {
    let run = try HostRun.body(
      """
      @AppStorage("visits") var visits = 1
      @AppStorage("visits") var same = 100
      @AppStorage("place") var place: URL?
      @AppStorage("mode") var mode = Mode.list
      visits += 1
      place = URL(string: "https://example.org/a")
      mode = .map
      print(same, place!, mode, UserDefaults.standard.string(forKey: "mode")!)
      $visits.wrappedValue = 9
      print(same)
      @SceneStorage("tab") var tab = "home"
      @SceneStorage("tab") var twin = "other"
      @SceneStorage("path") var path: Data?
      print(twin)
      tab = "map"
      path = Data([1, 2])
      print(twin, path!.count)
      path = nil
      print(path == nil)
      """, declarations: "enum Mode: String { case list, map }")
    #expect(run.lines == ["2 https://example.org/a map map", "9", "other", "map 2", "true"])
  }

  @Test func storedValuesEndWithTheProgram() throws {
    let program = """
      @AppStorage("visits") var visits = 0
      visits += 1
      print(visits)
      """
    #expect(try HostRun.body(program).lines == ["1"])
    #expect(try HostRun.body(program).lines == ["1"])
  }
}
