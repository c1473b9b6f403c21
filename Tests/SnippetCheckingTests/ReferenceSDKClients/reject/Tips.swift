// baseline: iOS 17, macOS 14
import SwiftUI
import TipKit

struct HutTip: Tip {  // error: type 'HutTip' does not conform to protocol 'Tip'
  var message: Text? { Text("Stay a night.") }
}

struct WaypointTip: Tip {
  @Parameter static var walks: Int = 0
  static let opened = Event(id: "opened")

  var title: Text { Text("Mark a waypoint") }

  var rules: [Rule] {
    #Rule(Self.walks) { $0 > 3 }  // error: macro 'Rule' requires that 'Int' conform to 'Tips.RuleInput'
  }

  var actions: [Action] {
    Action(id: "learn", label: "Learn more")  // error: extraneous argument label 'label:' in call
  }
}

struct WalkTip: Tip {
  @Parameter static var walks: Int = 0
  var title: Text { Text("Walk on") }
  var rules: [Rule] {
    #Rule(Self.$walks) { $0.count > 3 }  // error: value of type 'Int' has no member 'count'
  }
}

struct WalkedTip: Tip {
  @Parameter static var walks: Int = 0
  var title: Text { Text("Walk on") }
  var rules: [Rule] {
    #Rule(Self.$walks) { $0 }  // error: cannot convert value of type 'Int' to closure result type 'Bool'
  }
}

struct Start: View {
  private let tip = WaypointTip()
  @State private var group = TipGroup { WaypointTip() }  // error: 'TipGroup' is only available in

  var body: some View {
    Text("Trails")
      .popoverTip(tip, arrowEdge: .leading, anchor: .top)  // error: extra argument 'anchor' in call
  }

  func close() {
    tip.invalidate()  // error: missing argument for parameter 'reason' in call
    tip.invalidate(reason: .closed)  // error: has no member 'closed'
    Tips.configure()  // error: call can throw, but it is not marked with 'try' and the error is not handled
    WaypointTip.opened.donate()  // error: 'async' call in a function that does not support concurrency
  }
}

struct Cards: View {
  var body: some View {
    TipView(WaypointTip(), isPresented: .constant(true))  // error: is only available in
  }

  var text: some View {
    Text("Huts").popoverTip("Huts")  // error: argument type 'String' does not conform to expected type 'Tip'
  }

  var styled: some View {
    Text("Huts").tipViewStyle(.maxiTip)  // error: has no member 'maxiTip'
  }
}
