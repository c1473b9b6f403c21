import Diagnostics
import NavigationModel

/// What a page needs to play a scenario with the model in the browser: the names, what the app declares as far as it is
/// drawn, and app, states and events in the form that the module reads.
package struct PlayableScenario: Sendable {
  package let scenario: Scenario

  package init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// Names are their numbers, as in the module's results; bytes are hexadecimal digits.
  package var json: JSON {
    let app = scenario.app
    var members: [String: JSON] = [
      "names": .array(scenario.names.texts.map { .string($0) }),
      "platform": .word(scenario.start.device.platform.word),
      "releases": .object(
        Dictionary(
          uniqueKeysWithValues: Platform.allCases.map {
            (Self.key($0), .string(Device($0, scenario.start.device.baseline).release))
          })),
      "starts": .object(
        Dictionary(uniqueKeysWithValues: Platform.allCases.map { (Self.key($0), .hex(start(on: $0))) })),
      "presentations": .array(app.presentations.map(json)),
      "steps": .array(
        scenario.steps.map {
          .object(["text": .string($0.text), "event": .hex(ModelEncoder.bytes(of: $0.event))])
        }),
      "offers": .array(
        Offer.all(for: scenario).map {
          .array([.string($0.actor.rawValue), .string($0.text), .hex(ModelEncoder.bytes(of: $0.event))])
        }),
    ]
    switch app.container {
    case .stack: break
    case .tabs(let tabs):
      members["tabs"] = .array(tabs.tabs.map { .name($0.name) })
      members["stacks"] = .array(tabs.tabs.indices.map { Self.stack(of: $0, in: tabs) })
    case .split(let split):
      members["split"] = json(split)
    }
    return .object(members)
  }

  private static func key(_ platform: Platform) -> String { platform.word.description }

  /// The index of a tab's stack among the window's.
  private static func stack(of tab: Int, in tabs: TabsDescription) -> JSON {
    guard tabs.tabs[tab].hasStack else { return .null }
    return .int(tabs.sharesPath ? 0 : tab)
  }

  /// The app with the scenario's first state, moved to another device: all else begins alike.
  private func start(on platform: Platform) -> [UInt8] {
    var state = scenario.start
    if platform != state.device.platform {
      state.device.platform = platform
      for index in state.windows.indices { state.windows[index].sizeClass = state.device.usualSizeClass }
    }
    return ModelEncoder.bytes(of: scenario.app) + ModelEncoder.bytes(of: state)
  }

  /// A presentation, and what it looks like on each platform and in each size class that there is.
  private func json(_ item: PresentationDescription) -> JSON {
    var looks: [String: JSON] = [:]
    for (platform, sizeClass) in Self.surroundings {
      let device = Device(platform, scenario.start.device.baseline)
      let appearance = Appearance(of: item.kind, staysPopover: item.staysPopover, on: device, in: sizeClass)
      looks["\(platform.word)-\(sizeClass.word)"] = appearance.map { .word($0.word) } ?? .null
    }
    return .object([
      "name": .name(item.name), "kind": .word(item.kind.word), "looks": .object(looks),
      "closes": .bool(item.hasCloseButton), "stack": .bool(item.hasStack),
      "indicator": .string("\(item.dragIndicator)"),
    ])
  }

  private static let surroundings: [(Platform, SizeClass)] = [
    (.iPhone, .compact), (.iPad, .compact), (.iPad, .regular), (.mac, .regular),
  ]

  /// The items of the columns, and which columns each visibility shows on a platform where the window is regular.
  private func json(_ split: SplitDescription) -> JSON {
    var columns: [String: JSON] = [:]
    for platform in [Platform.iPad, .mac] {
      for visibility in ColumnVisibility.allCases {
        let visible = SplitState(visibility: visibility).visibleColumns(of: split, on: platform, in: .regular)
        columns["\(platform.word)-\(visibility.word)"] = .array(visible.map { .word($0.word) })
      }
    }
    return .object([
      "sidebar": .array(split.sidebar.map { .name($0) }),
      "content": split.content.map { items in .array(items.map { .array([.name($0.name), .name($0.parent)]) }) }
        ?? .null,
      "columns": .object(columns),
    ])
  }
}

extension Device {
  /// `iPhone with iOS 26`.
  package var release: String {
    switch platform {
    case .iPhone: "iPhone with \(baseline == .ios18 ? "iOS 18" : "iOS 26")"
    case .iPad: "iPad with \(baseline == .ios18 ? "iPadOS 18" : "iPadOS 26")"
    case .mac: "Mac with \(baseline == .ios18 ? "macOS 15" : "macOS 26")"
    }
  }
}

extension JSON {
  fileprivate static func word(_ word: StaticString) -> JSON { .string(word.description) }
  fileprivate static func name(_ name: Name) -> JSON { .int(Int(name.number)) }

  fileprivate static func hex(_ bytes: [UInt8]) -> JSON {
    let digits = Array("0123456789abcdef".utf8)
    return .string(String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self))
  }
}
