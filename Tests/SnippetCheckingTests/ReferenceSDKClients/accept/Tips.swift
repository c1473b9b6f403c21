// baseline: iOS 18.4, macOS 15.4
import SwiftUI
import TipKit

struct WaypointTip: Tip {
  static let trailOpened = Event(id: "trailOpened")
  static let hutVisited = Tips.Event<Visit>(id: "hutVisited")
  @Parameter static var isSignedIn: Bool = false
  @Parameter(.transient) static var walks: Int = 0

  struct Visit: Codable, Sendable {
    var hut: String
    var nights: Int
  }

  var title: Text { Text("Mark a waypoint") }
  var message: Text? { Text("Touch the map.") }
  var image: Image? { Image(systemName: "mappin") }

  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.$walks) { $0 > 3 }
    #Rule(Self.trailOpened) { $0.donations.count >= 3 }
    #Rule(Self.trailOpened) { $0.donations.donatedWithin(.week).count > 1 }
    #Rule(Self.hutVisited) { $0.donations.largestSubset(groupedBy: \.hut).count > 2 }
    #Rule(Self.hutVisited) { $0.donations.filter { $0.nights > 2 }.count > 1 }
  }

  var actions: [Action] {
    Action(id: "learn", title: "Learn more")
    Action { Text("Not now") }
    if Self.isSignedIn {
      Action(title: "Show huts") { print("huts") }
    }
  }

  var options: [any Option] {
    MaxDisplayCount(3)
    IgnoresDisplayFrequency(true)
    Tips.MaxDisplayDuration(60)
  }
}

struct HutTip: Tip {
  let hut: String
  var id: String { "hut-\(hut)" }
  var title: Text { Text(hut) }
  var options: [any TipOption] { [Tips.MaxDisplayCount(1)] }
}

@main
struct CairnApp: App {
  init() {
    try? Tips.configure([
      .displayFrequency(.daily), .datastoreLocation(.applicationDefault), .cloudKitContainer(.automatic),
    ])
    Tips.showAllTipsForTesting()
  }

  var body: some Scene {
    WindowGroup { TrailMap() }
  }
}

struct TrailMap: View {
  private let waypointTip = WaypointTip()
  @State private var tips = TipGroup(.ordered) {
    WaypointTip()
    HutTip(hut: "Top")
  }
  @State private var isShown = false

  var body: some View {
    VStack {
      TipView(waypointTip)
      TipView(waypointTip, arrowEdge: .bottom) { action in
        if action.id == "learn" { isShown = true }
      }
      .tipBackground(.thinMaterial)
      .tipImageStyle(.red)
      .tipViewStyle(.miniTip)
      TipView(tips.currentTip)
      Button("Mark") {
        WaypointTip.isSignedIn = true
        waypointTip.invalidate(reason: .actionPerformed)
        Task { await WaypointTip.trailOpened.donate() }
        WaypointTip.hutVisited.sendDonation(.init(hut: "Top", nights: 1))
      }
      .popoverTip(waypointTip, arrowEdge: .top) { action in print(action.id) }
      .popoverTip(tips.currentTip as? HutTip)
    }
    .tipViewStyle(CardTipStyle())
    .task {
      for await status in waypointTip.statusUpdates where status == .available { isShown = true }
      for await shouldDisplay in waypointTip.shouldDisplayUpdates { isShown = shouldDisplay }
    }
  }
}

struct CardTipStyle: TipViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.image
      configuration.title?.bold()
      configuration.message
      ForEach(configuration.actions) { action in
        Button(action: action.handler) { action.label() }
      }
      Button("Close") { configuration.tip.invalidate(reason: .tipClosed) }
    }
  }
}

#Preview {
  TrailMap().task { try? Tips.configure() }
}
