import SwiftUI

struct Trail: Identifiable, Hashable {
  let id: UUID
  var name: String
  var region: String
  var kilometres: Double
  var isOpen: Bool
  var stages: [Trail]?
}

struct TrailTable: View {
  let trails: [Trail]

  var body: some View {
    Table(trails) {
      TableColumn("Name", value: \.name)
      TableColumn("Region") { trail in
        Text(trail.region).foregroundStyle(.secondary)
      }
      .width(min: 80, ideal: 120)
      TableColumn("Length") { Text($0.kilometres, format: .number) }
        .width(60)
    }
    .tableStyle(.inset)
  }
}

struct SelectableTable: View {
  let trails: [Trail]
  @State private var one: Trail.ID?
  @State private var many = Set<Trail.ID>()

  var body: some View {
    VStack {
      Table(trails, selection: $one) {
        TableColumn("Name", value: \.name)
      }
      Table(trails, selection: $many) {
        TableColumn("Name", value: \.name)
        TableColumn("Region", value: \.region)
      }
      .contextMenu(forSelectionType: Trail.ID.self) { ids in
        Button("Open \(ids.count) trails") {}
      } primaryAction: { _ in
      }
    }
  }
}

struct SortableTable: View {
  @State private var trails: [Trail] = []
  @State private var selection: Trail.ID?
  @State private var sortOrder = [KeyPathComparator(\Trail.name)]

  var body: some View {
    Table(trails, selection: $selection, sortOrder: $sortOrder) {
      TableColumn("Name", value: \.name)
      TableColumn("Length", value: \.kilometres) { trail in
        Text(trail.kilometres, format: .number)
      }
      TableColumn("Region", value: \.region, comparator: .localizedStandard)
      TableColumn("Open") { Image(systemName: $0.isOpen ? "checkmark" : "xmark") }
    }
    .onChange(of: sortOrder) { _, order in
      trails.sort(using: order)
    }
  }
}

struct TableOfRows: View {
  let mine: [Trail]
  let others: [Trail]
  let isLong: Bool
  @State private var isExpanded = true

  var body: some View {
    Table(of: Trail.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Region", value: \.region)
    } rows: {
      Section("Mine") {
        ForEach(mine)
      }
      ForEach(others) { trail in
        TableRow(trail)
          .contextMenu {
            Button("Walk") {}
          }
          .selectionDisabled(!trail.isOpen)
      }
      if isLong {
        DisclosureTableRow(mine[0], isExpanded: $isExpanded) {
          ForEach(mine[0].stages ?? [])
        }
      }
    }
  }
}

struct CustomizableTable: View {
  let trails: [Trail]
  @State private var selection = Set<Trail.ID>()
  @State private var customization = TableColumnCustomization<Trail>()

  var body: some View {
    Table(trails, selection: $selection, columnCustomization: $customization) {
      TableColumn("Name", value: \.name)
        .customizationID("name")
        .disabledCustomizationBehavior([.visibility, .reorder])
      TableColumn("Length") { Text($0.kilometres, format: .number) }
        .alignment(.numeric)
        .customizationID("length")
        .defaultVisibility(.hidden)
    }
    .tableColumnHeaders(.hidden)
    Toggle(
      "Length",
      isOn: Binding {
        customization[visibility: "length"] != .hidden
      } set: { _ in
      })
  }
}

struct OutlineTable: View {
  let trails: [Trail]

  var body: some View {
    Table(trails, children: \.stages) {
      TableColumn("Name", value: \.name)
      TableColumnForEach(["A", "B"], id: \.self) { grade in
        TableColumn(grade) { _ in Text(grade) }
      }
    }
  }
}

struct SplitColumns: View {
  let trails: [Trail]
  @State private var sortOrder = [KeyPathComparator(\Trail.name, order: .reverse)]

  var body: some View {
    Table(trails, sortOrder: $sortOrder) {
      names
      TableColumn("Length", value: \.kilometres) { Text($0.kilometres, format: .number) }
    }
  }

  @TableColumnBuilder<Trail, KeyPathComparator<Trail>>
  private var names: some TableColumnContent<Trail, KeyPathComparator<Trail>> {
    TableColumn("Name", value: \.name)
    TableColumn("Region", value: \.region)
  }
}
