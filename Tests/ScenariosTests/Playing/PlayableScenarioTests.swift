import Diagnostics
import NavigationModel
import Testing

@testable import Scenarios

@Suite struct PlayableScenarioTests {
  private static let guide = """
    on iPad
    tabs library, search
    route list
    route hut: parents list
    sheet filter: detent medium, detent large
    cover tour
    popover legend
    alert question
    link hut-42: tab library, path list > hut(42)
    flow visit: cover tour, route list
    policy sign-in swaps the root
    """
  private static let mail = """
    on Mac
    sidebar inbox, drafts
    content of inbox: monday, tuesday
    route attachment
    inspector details
    """

  @Test(arguments: [guide, mail])
  func `Every offer is a line of the language that means its event`(declarations: String) throws {
    let scenario = try #require(Scenarios.parse(declarations + "\n\nback").0)
    let offers = Offer.all(for: scenario)
    #expect(offers.count > 15)
    #expect(Set(offers.map(\.event)).count == offers.count)
    for offer in offers {
      let step = try #require(Scenarios.parse(declarations + "\n\n" + offer.text).0?.steps.first, "\(offer.text)")
      #expect(step.event == offer.event, "\(offer.text)")
    }
  }

  @Test func `Whatever the steps do is offered, with their records`() throws {
    let scenario = try #require(
      Scenarios.parse(Self.guide + "\n\npush hut(7) in search\nset flags filter > tour\ntap hut(9)").0)
    let offers = Offer.all(for: scenario)
    #expect(scenario.steps.allSatisfy { step in offers.contains { $0.event == step.event } })
    #expect(offers.map(\.text).contains("tap hut(7)"))
    #expect(offers.map(\.text).contains("push hut(42)"))
    #expect(!offers.map(\.text).contains("push hut"))
  }

  @Test func `Each device begins with the scenario's start, and shows presentations as it would`() throws {
    let scenario = try #require(Scenarios.parse(Self.guide + "\nstart tab search\n\nback").0)
    guard case .object(let members) = PlayableScenario(scenario).json, case .object(let starts) = members["starts"],
      case .array(let items) = members["presentations"]
    else {
      Issue.record("the data are no object")
      return
    }
    for platform in Platform.allCases {
      guard case .string(let digits) = starts[platform.word.description] else {
        Issue.record("no start for \(platform)")
        continue
      }
      let (app, state) = try #require(ModelDecoder.start(from: Self.bytes(digits)))
      #expect(app == scenario.app)
      #expect(state.device == Device(platform))
      #expect(state.window?.tab == scenario.start.window?.tab)
      #expect(state.violations(of: app).isEmpty)
    }
    let looks = items.map { item -> [String: JSON] in
      guard case .object(let members) = item, case .object(let looks) = members["looks"] else { return [:] }
      return looks
    }
    #expect(looks[1]["mac-regular"] == .null)
    #expect(looks[1]["iphone-compact"] == .string("cover"))
    #expect(looks[2]["iphone-compact"] == .string("sheet"))
    #expect(looks[2]["ipad-regular"] == .string("popover"))
  }

  private static func bytes(_ digits: String) -> [UInt8] {
    let values = digits.utf8.map { $0 <= UInt8(ascii: "9") ? $0 - UInt8(ascii: "0") : $0 - UInt8(ascii: "a") + 10 }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}
