// baseline: iOS 16, macOS 13
import SwiftUI

struct Hut: Identifiable {
  let id: Int
  var name: String
  var beds: Int
}

struct Waypoint {
  var name: String
}

struct Huts: View {
  let huts: [Hut]

  var body: some View {
    Table(huts) { TableColumn("Name", value: \.name) }
  }
}

struct WrongTables {
  let huts: [Hut]
  let waypoints: [Waypoint]
  @State var selection: String?

  var number: some View {
    Table(huts) { TableColumn("Beds", value: \.beds) }  // error: conflicting arguments
  }
  var type: some View {
    Table(huts, selection: $selection) { TableColumn("Name", value: \.name) }  // error: no exact matches
  }
  var unidentified: some View {
    Table(waypoints) { TableColumn("Name") { Text($0.name) } }  // error: conform to 'Identifiable'
  }
  var style: some View { Huts(huts: huts).tableStyle(.grouped) }  // error: has no member 'grouped'
  var bordered: some View { Huts(huts: huts).tableStyle(.bordered) }  // error(iOS): is unavailable in iOS

  @MainActor @TableColumnBuilder<Hut, Never> var customized: some TableColumnContent<Hut, Never> {
    TableColumn("Name", value: \.name).customizationID("name")  // error: is only available in
  }
  @MainActor @TableColumnBuilder<Hut, Never>
  var conditional: some TableColumnContent<Hut, Never> {  // error: is only available in
    if huts.isEmpty { TableColumn("Beds") { Text("\($0.beds)") } }  // error: 'buildIf' is only available in
  }
}
