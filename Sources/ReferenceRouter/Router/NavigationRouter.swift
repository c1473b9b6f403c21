import Foundation
import Observation

/// The one owner of a scene's navigation: the selected tab, a typed path for each tab, and one optional for each kind of
/// presentation.
///
/// Make one for each scene, as `@State` of the view inside `WindowGroup`, and put it in the environment outside of the
/// modifiers that present, so that what they present finds it. One shared by the whole app would let a window move the
/// others.
///
/// ```swift
/// struct SceneRoot: View {
///   @State private var guide = NavigationRouter<Guide>(selectedTab: .trails)
///
///   var body: some View {
///     NavigationStack(path: $guide[path: .trails]) { … }
///       .sheet(item: $guide.sheet, onDismiss: guide.presentationDidDismiss) { … }
///       .environment(guide)
///   }
/// }
/// ```
@MainActor
@Observable
public final class NavigationRouter<Definition: NavigationDefinition> {
  public typealias TabID = Definition.TabID
  public typealias Route = Definition.Route

  /// The selected tab. Bind `TabView(selection:)` to it, or call ``select(_:)`` to have a second tap pop to the root.
  public var selectedTab: TabID
  public var sheet: Definition.SheetItem?
  /// The full-screen cover. When it goes, its own path and the flow that it shows go with it.
  public var cover: Definition.CoverItem? {
    didSet { if let oldValue, cover != oldValue { coverDidLeave() } }
  }
  public var popover: Definition.PopoverItem?
  public var alert: Definition.AlertItem?
  public var dialog: Definition.DialogItem?
  /// The path of the stack inside the cover.
  public var coverPath: [Route] = []

  /// How ``beginFlow(cover:pushing:)`` shows a flow.
  public let flowStyle: FlowStyle
  /// The longest path that is restored.
  public let maximumRestoredDepth: Int

  /// Whether a plan has been applied; from then on nothing is restored.
  public internal(set) var hasReceivedIntent = false

  var paths: [TabID: [Route]] = [:]
  /// What waits until the sheet or cover that is leaving has gone.
  var queued: Presentation<Definition>?
  @ObservationIgnored var flows: [FlowEntry<Definition>] = []
  @ObservationIgnored var flowCount = 0
  @ObservationIgnored var hasRestored = false

  /// - Parameters:
  ///   - selectedTab: the tab shown first.
  ///   - flowStyle: leave it out in an app; tests give it to see both.
  ///   - maximumRestoredDepth: longer saved paths are cut.
  public init(
    selectedTab: TabID, flowStyle: FlowStyle = .platformDefault, maximumRestoredDepth: Int = 8
  ) {
    self.selectedTab = selectedTab
    self.flowStyle = flowStyle
    self.maximumRestoredDepth = max(0, maximumRestoredDepth)
  }

  func coverDidLeave() {
    coverPath = []
    flows.removeAll { $0.place == .cover }
  }
}

extension NavigationRouter where Definition.TabID == SoleTab {
  /// A router for an app without tabs.
  public convenience init(flowStyle: FlowStyle = .platformDefault, maximumRestoredDepth: Int = 8) {
    self.init(selectedTab: .main, flowStyle: flowStyle, maximumRestoredDepth: maximumRestoredDepth)
  }

  /// The path of the only stack.
  public var path: [Route] {
    get { self[path: .main] }
    set { self[path: .main] = newValue }
  }
}
